import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { products } from './product-tables.ts';

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
 * Puts an order's units back and writes the movements down; products withdrawn from sale meanwhile get
 * theirs too. Rows are locked in id order, as when they are sold.
 */
export async function returnStock(
  tx: Db,
  units: readonly Units[],
  orderId: number,
  at: Date,
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
    select id, quantity, 'returned', ${orderId}, ${at.toISOString()}::timestamptz from returned`);
}

function unitsTable(units: readonly Units[]) {
  const json = JSON.stringify(
    units.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
  );
  return sql`jsonb_to_recordset(${json}::jsonb) as wanted(product_id int, quantity int)`;
}
