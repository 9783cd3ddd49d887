import { asc, inArray, type SQL, sql } from 'drizzle-orm';
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
 * Takes units out of stock for an order and records the movements by product. Each product at most once. The
 * update is conditional, under the table's check constraint.
 *
 * @returns whether every product had enough; if not, the caller's transaction must be rolled back.
 */
export async function takeStock(
  tx: Db,
  units: readonly Units[],
  move: OrderMove,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`with ${takingStock(units, move)} select from moved`);
  return rows.length === units.length;
}

/** Takes stock as parts of a statement's `with`: every product that had enough has a row in `moved`. */
export function takingStock(
  units: readonly Units[],
  { orderId, principal, at }: Omit<OrderMove, 'orderId'> & { readonly orderId: number | SQL },
): SQL {
  return sql`taken as (
      update products set stock = stock - wanted.quantity
      from ${unitsTable(units)}
      where products.id = wanted.product_id and products.stock >= wanted.quantity
      returning products.id, wanted.quantity
    ), moved as (
      insert into stock_movements (product_id, delta, reason, order_id, actor, actor_id, actor_name, at)
      select taken.id, -taken.quantity, 'sold', ${orderId}, ${actorValues(actorOf(principal))}, ${at.toISOString()}::timestamptz
      from taken
      order by taken.id
      returning product_id
    )`;
}

/**
 * Returns a cancelled order's units and records the movements, also for products withdrawn since. Rows
 * are locked in id order, as when they are sold.
 */
export async function returnStock(tx: Db, units: readonly Units[], move: OrderMove): Promise<void> {
  await putBack(tx, units, 'returned', move);
}

/** Units of one product that came back after dispatch, by the outcome of their inspection. */
export interface UnitsBack {
  readonly productId: number;
  readonly sellable: number;
  /** Second choice, sold apart. */
  readonly bStock: number;
  readonly writtenOff: number;
}

/**
 * Gives back units that are taken off a placed order: they were not sold after all, so that an order's sold
 * units stay those of its lines.
 */
export async function unsellStock(tx: Db, units: readonly Units[], move: OrderMove): Promise<void> {
  if (units.length > 0) await putBack(tx, units, 'sold', move);
}

/**
 * Takes back units that came back after dispatch. Those that cannot be sold as new are recorded as back and
 * taken out again: the stock does not change.
 */
export async function takeBackStock(
  tx: Db,
  back: readonly UnitsBack[],
  move: OrderMove,
): Promise<void> {
  const sellable = back
    .filter((units) => units.sellable > 0)
    .map((units) => ({ productId: units.productId, quantity: units.sellable }));
  if (sellable.length > 0) await putBack(tx, sellable, 'came_back', move);
  const { orderId, principal, at } = move;
  const row = { orderId, at, ...actorOf(principal) };
  const out = back.flatMap(({ productId, writtenOff, bStock }) =>
    (
      [
        ['written_off', writtenOff],
        ['b_stock', bStock],
      ] as const
    ).flatMap(([reason, quantity]) =>
      quantity === 0
        ? []
        : [
            { productId, delta: quantity, reason: 'came_back' as const, ...row },
            { productId, delta: -quantity, reason, ...row },
          ],
    ),
  );
  if (out.length > 0) await tx.insert(stockMovements).values(out);
}

async function putBack(
  tx: Db,
  units: readonly Units[],
  reason: 'returned' | 'came_back' | 'sold',
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
    select id, quantity, ${reason}, ${orderId}, ${actorValues(actorOf(principal))}, ${at.toISOString()}::timestamptz from returned
    order by id`);
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
