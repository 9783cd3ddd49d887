import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { products, stockMovements } from './product-tables.ts';

/** So many units of one product. */
export interface Units {
  readonly productId: number;
  readonly quantity: number;
}

/**
 * Takes units out of stock for an order and writes the movements down. Each product at most once. Only
 * stock that is there is taken, and the table's own check keeps it from going below zero.
 *
 * @returns whether every product had enough; if not, the caller's transaction must be rolled back.
 */
export async function takeStock(
  tx: Db,
  units: readonly Units[],
  orderId: number,
  at: Date,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with taken as (
      update products set stock = stock - wanted.quantity
      from ${unitsTable(units)}
      where products.id = wanted.product_id and products.stock >= wanted.quantity
      returning products.id, wanted.quantity
    )
    insert into stock_movements (product_id, delta, reason, order_id, at)
    select id, -quantity, 'sold', ${orderId}, ${at.toISOString()}::timestamptz from taken
    returning product_id`);
  return rows.length === units.length;
}

/**
 * Puts a cancelled order's units back and writes the movements down; products withdrawn from sale meanwhile
 * get theirs too. Rows are locked in id order, as when they are sold.
 */
export async function returnStock(
  tx: Db,
  units: readonly Units[],
  orderId: number,
  at: Date,
): Promise<void> {
  await putBack(tx, units, { reason: 'returned', orderId, at });
}

/**
 * The same for an order that came back after it was dispatched. Units that cannot be sold again are
 * written down as back and written off: the stock stays as it is.
 */
export async function takeBackStock(
  tx: Db,
  units: readonly Units[],
  { orderId, restock, at }: { orderId: number; restock: boolean; at: Date },
): Promise<void> {
  if (restock) return putBack(tx, units, { reason: 'came_back', orderId, at });
  await tx.insert(stockMovements).values(
    units.flatMap(({ productId, quantity }) => [
      { productId, delta: quantity, reason: 'came_back' as const, orderId, at },
      { productId, delta: -quantity, reason: 'written_off' as const, orderId, at },
    ]),
  );
}

async function putBack(
  tx: Db,
  units: readonly Units[],
  { reason, orderId, at }: { reason: 'returned' | 'came_back'; orderId: number; at: Date },
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
    insert into stock_movements (product_id, delta, reason, order_id, at)
    select id, quantity, ${reason}, ${orderId}, ${at.toISOString()}::timestamptz from returned`);
}

function unitsTable(units: readonly Units[]) {
  const json = JSON.stringify(
    units.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
  );
  return sql`jsonb_to_recordset(${json}::jsonb) as wanted(product_id int, quantity int)`;
}
