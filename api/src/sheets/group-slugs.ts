import { readBrandRows } from '../brands/brand-queries.ts';
import type { Keys } from '../catalog/export-product.ts';
import { readCategoryRows } from '../categories/category-queries.ts';
import type { Db } from '../database/database.ts';

/** The slugs of brands and categories by id. */
export async function readGroupSlugs(db: Db): Promise<{ brands: Keys; categories: Keys }> {
  const slugs = (rows: readonly { readonly id: number; readonly slug: string }[]) =>
    new Map(rows.map(({ id, slug }) => [id, slug]));
  return {
    brands: slugs(await readBrandRows(db)),
    categories: slugs(await readCategoryRows(db)),
  };
}
