import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';

/** Pieces of a product that came in. */
export interface ReceivedUnits {
  readonly productId: number;
  readonly quantity: number;
}

/** Where a product's stock went, by which movement. */
export interface ReceivedStock {
  readonly stock: number;
  readonly movementId: number;
}

/**
 * Adds what came in to the stock of some products, each once, with a movement `received` for each. Inside a
 * transaction that has locked them.
 *
 * @returns their stock then, by product id; products that are not there are absent.
 */
export async function receiveStock(
  tx: Db,
  principal: Principal,
  received: readonly ReceivedUnits[],
  { note, at }: { readonly note: string | null; readonly at: Date },
): Promise<ReadonlyMap<number, ReceivedStock>> {
  const { actor, actorId, actorName } = actorOf(principal);
  const rows = received.map(({ productId, quantity }) => ({ id: productId, quantity }));
  const { rows: found } = await tx.execute<{ id: number; stock: number; movement: string }>(sql`
    with received as (
      select id, quantity from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id int, quantity int)
    ), changed as (
      update products set stock = stock + quantity
      from received where products.id = received.id
      returning products.id, quantity, stock
    ), moved as (
      insert into stock_movements (product_id, delta, reason, note, actor, actor_id, actor_name, at)
      select id, quantity, 'received', ${note}, ${actor}, ${actorId}::int, ${actorName},
        ${at.toISOString()}::timestamptz
      from changed order by id
      returning id, product_id
    )
    select changed.id, stock, moved.id as movement from changed join moved on product_id = changed.id`);
  return new Map(
    found.map(({ id, stock, movement }) => [id, { stock, movementId: Number(movement) }]),
  );
}
