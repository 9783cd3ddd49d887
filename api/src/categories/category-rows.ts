import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { editedRows } from '../database/edited-rows.ts';
import { categories } from './category-tables.ts';
import type { CategoryTree } from './category-tree.ts';

export type CategoryRow = typeof categories.$inferSelect;
/** What staff decide about a category besides its place. */
export type CategoryFields = Pick<
  CategoryRow,
  'nameAr' | 'nameEn' | 'descriptionAr' | 'descriptionEn' | 'picture'
>;

export const categoryRows = editedRows(categories);

/**
 * Puts a category below another one, or among the top ones, whose order is then `siblings`. Inside
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
  await categoryRows.order(tx, walk(null));
}
