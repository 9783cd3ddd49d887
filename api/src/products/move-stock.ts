import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type Actor, actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { products, stockMovements } from './product-tables.ts';

/** So many units of one product. */
export interface Units {
  readonly productId: number;
  readonly quantity: number;
}

/** The order and the principal of a stock movement. */
export interface OrderMove {
  readonly orderId: number;
  readonly principal: Principal;
  readonly at: Date;
}

/**
 * Takes units out of stock for an order and records the movements. Each product at most once. The update is
 * conditional, under the table's check constraint.
 *
 * @returns whether every product had enough; if not, the caller's transaction must be rolled back.
 */
export async function takeStock(
  tx: Db,
  units: readonly Units[],
  { orderId, principal, at }: OrderMove,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with taken as (
      update products set stock = stock - wanted.quantity
      from ${unitsTable(units)}
      where products.id = wanted.product_id and products.stock >= wanted.quantity
      returning products.id, wanted.quantity
    )
    insert into stock_movements (product_id, delta, reason, order_id, actor, actor_id, actor_name, at)
    select id, -quantity, 'sold', ${orderId}, ${actorValues(actorOf(principal))}, ${at.toISOString()}::timestamptz from taken
    returning product_id`);
  return rows.length === units.length;
}

/**
 * Returns a cancelled order's units and records the movements, also for products withdrawn meanwhile. Rows
 * are locked in id order, as when they are sold.
 */
export async function returnStock(tx: Db, units: readonly Units[], move: OrderMove): Promise<void> {
  await putBack(tx, units, 'returned', move);
}

/**
 * The same for an order that came back after dispatch. Unsaleable units are recorded as back and written off:
 * the stock does not change.
 */
export async function takeBackStock(
  tx: Db,
  units: readonly Units[],
  { restock, ...move }: OrderMove & { readonly restock: boolean },
): Promise<void> {
  if (restock) return putBack(tx, units, 'came_back', move);
  const { orderId, principal, at } = move;
  const row = { orderId, at, ...actorOf(principal) };
  await tx.insert(stockMovements).values(
    units.flatMap(({ productId, quantity }) => [
      { productId, delta: quantity, reason: 'came_back' as const, ...row },
      { productId, delta: -quantity, reason: 'written_off' as const, ...row },
    ]),
  );
}

async function putBack(
  tx: Db,
  units: readonly Units[],
  reason: 'returned' | 'came_back',
  { orderId, principal, at }: OrderMove,
): Promise<void> {
  const ids = units.map(({ productId }) => productId);
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update');
  await tx.execute(sql`
    with returned as (
      update products set stock = stock + wanted.quantity
      from ${unitsTable(units)}
      where products.id = wanted.product_id
      returning products.id, wanted.quantity
    )
    insert into stock_movements (product_id, delta, reason, order_id, actor, actor_id, actor_name, at)
    select id, quantity, ${reason}, ${orderId}, ${actorValues(actorOf(principal))}, ${at.toISOString()}::timestamptz from returned`);
}

function actorValues({ actor, actorId, actorName }: Actor) {
  return sql`${actor}, ${actorId}::int, ${actorName}::text`;
}

function unitsTable(units: readonly Units[]) {
  const json = JSON.stringify(
    units.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
  );
  return sql`jsonb_to_recordset(${json}::jsonb) as wanted(product_id int, quantity int)`;
}
