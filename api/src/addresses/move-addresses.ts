import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/**
 * Gives one customer's addresses to another whose account takes over; both are locked. One that the other has
 * in the same words is not doubled, and the other's default stays the default.
 *
 * @returns how many moved.
 */
export async function moveAddresses(tx: Db, from: number, into: number): Promise<number> {
  await tx.execute(sql`
    delete from addresses as moving where customer_id = ${from} and exists (
      select from addresses as own where own.customer_id = ${into}
        and (own.full_name, own.mobile, own.city_id, own.street) = (moving.full_name, moving.mobile, moving.city_id, moving.street)
        and (own.second_mobile, own.building, own.floor, own.apartment, own.landmark)
          is not distinct from (moving.second_mobile, moving.building, moving.floor, moving.apartment, moving.landmark)
    )`);
  const { rows } = await tx.execute(sql`
    update addresses set customer_id = ${into}, key = null, is_default = is_default and not exists (
      select from addresses as own where own.customer_id = ${into} and own.is_default
    )
    where customer_id = ${from} returning id`);
  return rows.length;
}
