import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/**
 * Gives one customer's orders to another whose account takes over; both are locked. A key that the other has
 * used or given up too becomes one of its own: then no repeated request of theirs finds a stranger's order.
 *
 * @returns how many.
 */
export async function moveOrders(tx: Db, from: number, into: number): Promise<number> {
  await tx.execute(sql`
    update orders as moving set idempotency_key = 'merged ' || moving.id
    where customer_id = ${from} and (
      exists (select from orders where customer_id = ${into} and idempotency_key = moving.idempotency_key)
      or exists (select from voided_placements where customer_id = ${into} and idempotency_key = moving.idempotency_key)
    )`);
  const { rows } = await tx.execute(sql`
    update orders set customer_id = ${into}, version = version + 1 where customer_id = ${from} returning id`);
  await tx.execute(sql`
    insert into voided_placements (customer_id, idempotency_key, voided_at)
    select ${into}, idempotency_key, voided_at from voided_placements where customer_id = ${from}
    on conflict do nothing`);
  await tx.execute(sql`delete from voided_placements where customer_id = ${from}`);
  return rows.length;
}
