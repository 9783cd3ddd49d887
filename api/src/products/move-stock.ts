import { LOW_STOCK_MAX } from '@dp/contract/limits.ts';
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
 * @returns `complete`: whether every product had enough; if not, the caller's transaction must be rolled
 *   back. `noticeable`: whether shoppers see the difference, so that cached pages are old.
 */
export async function takeStock(
  tx: Db,
  units: readonly Units[],
  orderId: number,
  at: Date,
): Promise<{ complete: boolean; noticeable: boolean }> {
  const { rows } = await tx.execute<{ left: number }>(sql`
    with taken as (
      update products set stock = stock - wanted.quantity
      from ${unitsTable(units)}
      where products.id = wanted.product_id and products.stock >= wanted.quantity
      returning products.id, wanted.quantity, products.stock
    ), moved as (
      insert into stock_movements (product_id, delta, reason, order_id, at)
      select id, -quantity, 'sold', ${orderId}, ${at.toISOString()}::timestamptz from taken
    )
    select stock as left from taken`);
  return {
    complete: rows.length === units.length,
    noticeable: rows.some(({ left }) => left <= LOW_STOCK_MAX),
  };
}

/**
 * Puts an order's units back and writes the movements down; products withdrawn from sale meanwhile get
 * theirs too. Rows are locked in id order, as when they are sold.
 *
 * @returns whether shoppers see the difference, so that cached pages are old.
 */
export async function returnStock(
  tx: Db,
  units: readonly Units[],
  orderId: number,
  at: Date,
): Promise<{ noticeable: boolean }> {
  const before = await tx
    .select({ stock: products.stock })
    .from(products)
    .where(
      inArray(
        products.id,
        units.map(({ productId }) => productId),
      ),
    )
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
  return { noticeable: before.some(({ stock }) => stock <= LOW_STOCK_MAX) };
}

function unitsTable(units: readonly Units[]) {
  const json = JSON.stringify(
    units.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
  );
  return sql`jsonb_to_recordset(${json}::jsonb) as wanted(product_id int, quantity int)`;
}
