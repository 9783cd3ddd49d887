import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';

/** Pieces of a product that come in, or with a minus are taken back. */
export interface ReceivedUnits {
  readonly productId: number;
  readonly delta: number;
}

/** Where a product's stock went, by which movement. */
export interface MovedStock {
  readonly stock: number;
  readonly movementId: number;
}

/**
 * Moves the stock of some products of a receipt, each once and with a movement. Inside a transaction that has locked
 * them.
 *
 * @returns their stock then, by product id; absent are products that are not there, or that have too few pieces to
 *   sell.
 */
export async function moveReceivedStock(
  tx: Db,
  principal: Principal,
  moves: readonly ReceivedUnits[],
  {
    reason,
    note,
    at,
  }: {
    readonly reason: 'received' | 'corrected';
    readonly note: string | null;
    readonly at: Date;
  },
): Promise<ReadonlyMap<number, MovedStock>> {
  const { actor, actorId, actorName } = actorOf(principal);
  const rows = moves.map(({ productId, delta }) => ({ id: productId, delta }));
  const { rows: found } = await tx.execute<{ id: number; stock: number; movement: string }>(sql`
    with moves as (
      select id, delta from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id int, delta int)
    ), changed as (
      update products set stock = stock + delta
      from moves where products.id = moves.id and stock + delta >= 0
      returning products.id, delta, stock
    ), moved as (
      insert into stock_movements (product_id, delta, reason, note, actor, actor_id, actor_name, at)
      select id, delta, ${reason}, ${note}, ${actor}, ${actorId}::int, ${actorName},
        ${at.toISOString()}::timestamptz
      from changed order by id
      returning id, product_id
    )
    select changed.id, stock, moved.id as movement from changed join moved on product_id = changed.id`);
  return new Map(
    found.map(({ id, stock, movement }) => [id, { stock, movementId: Number(movement) }]),
  );
}
