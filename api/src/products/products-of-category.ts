import { asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Principal } from '../principals/principal.ts';
import { selectProducts } from './product-row.ts';
import { products } from './product-tables.ts';
import { recordReplacedStates } from './product-version-rows.ts';

/** Products of one statement. */
const CHUNK = 500;

/** How many products each category has right in it, on sale or not; one of none is absent. */
export async function countByCategory(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: products.categoryId, count: count() })
    .from(products)
    .where(isNotNull(products.categoryId))
    .groupBy(products.categoryId);
  return new Map(rows.flatMap(({ id, count: each }) => (id === null ? [] : [[id, each]])));
}

/** How many products are right in a category, on sale or not. */
export async function countProductsOf(
  db: Db,
  group: { readonly categoryId: number } | { readonly brandId: number },
): Promise<number> {
  return db.$count(
    products,
    'brandId' in group
      ? eq(products.brandId, group.brandId)
      : eq(products.categoryId, group.categoryId),
  );
}

/**
 * Moves every product of a category, on sale or not, to another one as an edit of each: its version grows, and
 * its history has the state before. Inside `changeCatalog`, whose version is `version`.
 *
 * @returns how many there were.
 */
export async function moveProducts(
  tx: Db,
  principal: Principal,
  { from, to }: { readonly from: number; readonly to: number },
  { version, at }: { readonly version: number; readonly at: Date },
): Promise<number> {
  for (let moved = 0; ; ) {
    const rows = await selectProducts(tx)
      .where(eq(products.categoryId, from))
      .orderBy(asc(products.id))
      .limit(CHUNK)
      .for('no key update');
    if (rows.length === 0) return moved;
    await recordReplacedStates(tx, principal, rows, at);
    await tx
      .update(products)
      .set({
        categoryId: to,
        version: sql`${products.version} + 1`,
        changedIn: version,
        updatedAt: at,
      })
      .where(
        inArray(
          products.id,
          rows.map(({ id }) => id),
        ),
      );
    moved += rows.length;
  }
}
