import type { Locale } from '@dp/contract/locale.ts';
import { and, eq, not } from 'drizzle-orm';
import type { CategoryTree } from '../categories/category-tree.ts';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { products } from './product-tables.ts';

/**
 * The error for a withdrawn product: 410 `product_gone` with its name and category, so that the caller can
 * offer alternatives.
 *
 * @returns undefined when there never was such a product on sale.
 */
export async function findWithdrawnProduct(
  db: Db,
  categories: CategoryTree,
  locale: Locale,
  id: number,
): Promise<ProblemError | undefined> {
  const [row] = await db
    .select({ ar: products.nameAr, en: products.nameEn, categoryId: products.categoryId })
    .from(products)
    .where(and(eq(products.id, id), not(products.published), not(products.draft)));
  if (!row) return undefined;
  const category = row.categoryId === null ? undefined : categories.find(row.categoryId);
  return new ProblemError(410, 'product_gone', {
    name: row[locale],
    category: category ? { id: category.id, name: category.name[locale] } : null,
  });
}
