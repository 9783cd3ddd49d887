import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { ProductLife } from './product-life.ts';
import { type ProductRow, selectProducts } from './product-row.ts';
import { nextTurn, products } from './product-tables.ts';

const isDue = (at: Date) => sql`${nextTurn(products)} <= ${at.toISOString()}::timestamptz`;

/** Whether a product goes on sale or changes its discount by itself by a moment. */
export async function hasDueTurn(db: Db, at: Date): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(isDue(at))
    // In the index's order, or the planner expects to meet one soon and reads the whole table.
    .orderBy(nextTurn(products))
    .limit(1);
  return rows.length > 0;
}

/** The first of them by id, locked until the transaction ends. */
export async function lockDueProducts(tx: Db, at: Date, limit: number): Promise<ProductRow[]> {
  return selectProducts(tx)
    .where(isDue(at))
    .orderBy(asc(products.id))
    .limit(limit)
    .for('no key update');
}

/**
 * Stores what a due date changes. The version stays: no one edited the product, so an open editor still saves
 * without a conflict.
 */
export async function writeTurn(
  tx: Db,
  id: number,
  life: ProductLife,
  { version, at }: { readonly version: number; readonly at: Date },
): Promise<void> {
  await tx
    .update(products)
    .set({ ...life, changedIn: version, updatedAt: at })
    .where(eq(products.id, id));
}
