import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { freeSlug } from '../database/free-slug.ts';
import { orderRows } from '../database/order-rows.ts';
import { readCategoryRows } from './category-queries.ts';
import { categories } from './category-tables.ts';
import type { CategoryTree } from './category-tree.ts';

export type CategoryRow = typeof categories.$inferSelect;
/** What staff decide about a category besides its place. */
export type CategoryFields = Pick<
  CategoryRow,
  'nameAr' | 'nameEn' | 'descriptionAr' | 'descriptionEn' | 'picture'
>;

/**
 * Adds a category, last among those below its parent; a slug that is taken gets a number. Inside
 * `changeCatalog`.
 */
export async function insertCategoryRow(
  tx: Db,
  slug: string,
  fields: CategoryFields & Pick<CategoryRow, 'parentId'>,
): Promise<CategoryRow> {
  const rows = await readCategoryRows(tx);
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
  const [row] = await tx
    .insert(categories)
    .values({ ...fields, slug: freeSlug(slug, rows), position })
    .returning();
  if (!row) throw new Error('The category was not added.');
  return row;
}

/** Changes a category and raises its version. Inside `changeCatalog`. */
export async function updateCategoryRow(
  tx: Db,
  id: number,
  fields: CategoryFields,
): Promise<CategoryRow> {
  const [row] = await tx
    .update(categories)
    .set({ ...fields, version: sql`${categories.version} + 1` })
    .where(eq(categories.id, id))
    .returning();
  if (!row) throw new Error(`There is no category ${id}.`);
  return row;
}

/**
 * Hangs a category below another one, or among the top ones, whose order is then `siblings`. Inside
 * `changeCatalog`.
 */
export async function placeCategoryRow(
  tx: Db,
  tree: CategoryTree,
  { id, parentId, siblings }: { id: number; parentId: number | null; siblings: readonly number[] },
): Promise<void> {
  await tx.update(categories).set({ parentId }).where(eq(categories.id, id));
  const childrenOf = (above: number | null): readonly number[] =>
    above === parentId
      ? siblings
      : tree
          .childrenOf(above)
          .map((child) => child.id)
          .filter((child) => child !== id);
  const walk = (above: number | null): number[] =>
    childrenOf(above).flatMap((child) => [child, ...walk(child)]);
  await orderRows(tx, categories, walk(null));
}

/** Removes a category that nothing refers to. Inside `changeCatalog`. */
export async function deleteCategoryRow(tx: Db, id: number): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, id));
}
