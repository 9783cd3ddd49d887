import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { LIFE_COLUMNS, type ProductLife } from './product-life.ts';
import { type ProductRow, productColumns, selectProducts } from './product-row.ts';
import { nextTurn, products } from './product-tables.ts';

const lifeColumns = Object.fromEntries(LIFE_COLUMNS.map((name) => [name, products[name]])) as Pick<
  typeof products,
  (typeof LIFE_COLUMNS)[number]
>;

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
 * Of some products those that are not, or no longer, as other ones were read to be: their dates may have changed them,
 * which raises no version.
 *
 * @param lives by id the columns of a life that are known, as JSON by their names in the database.
 */
export async function findTurned(
  tx: Db,
  lives: ReadonlyMap<number, Readonly<Record<string, unknown>>>,
): Promise<ReadonlySet<number>> {
  if (lives.size === 0) return new Set();
  const rows = await tx
    .select({ id: products.id, ...lifeColumns })
    .from(products)
    .where(inArray(products.id, [...lives.keys()]));
  const turned = rows.filter(({ id, ...life }) => {
    const known = lives.get(id) ?? {};
    const now = JSON.parse(JSON.stringify(life));
    return LIFE_COLUMNS.some((key) => {
      const { name } = productColumns[key];
      return Object.hasOwn(known, name) && known[name] !== now[key];
    });
  });
  return new Set(turned.map(({ id }) => id));
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
