import type { Category } from '@dp/contract/categories.ts';
import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { readCategories, readCategory } from '../categories/category-queries.ts';
import type { Db } from '../database/database.ts';
import { pictureIn } from '../media/stored-picture.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** The top categories by position, without empty ones. */
export async function listCategories(
  db: Db,
  catalog: CatalogReader,
  locale: Locale,
  page: Page,
): Promise<CallOutput<'listCategories'>> {
  return listChildren(db, catalog, locale, null, page);
}

/**
 * A category and its sub-categories, without empty ones.
 *
 * @throws ProblemError 404 `category_not_found`.
 */
export async function listCategoryChildren(
  db: Db,
  catalog: CatalogReader,
  locale: Locale,
  id: number,
  page: Page,
): Promise<CallOutput<'listCategoryChildren'>> {
  const row = await readCategory(db, id);
  if (!row) throw new ProblemError(404, 'category_not_found');
  return {
    category: presentCategory(row, catalog, locale),
    ...(await listChildren(db, catalog, locale, id, page)),
  };
}

async function listChildren(
  db: Db,
  catalog: CatalogReader,
  locale: Locale,
  parentId: number | null,
  { limit, offset }: Page,
): Promise<CallOutput<'listCategories'>> {
  const shown = shownChildren(catalog, parentId).map(({ id }) => id);
  const rows = await readCategories(db, shown.slice(offset, offset + limit));
  return {
    data: rows.map((row) => presentCategory(row, catalog, locale)),
    total: shown.length,
    limit,
    offset,
  };
}

function presentCategory(
  row: NonNullable<Awaited<ReturnType<typeof readCategory>>>,
  catalog: CatalogReader,
  locale: Locale,
): Category {
  const children = shownChildren(catalog, row.id);
  return {
    id: row.id,
    slug: row.slug,
    parent_id: row.parentId,
    name: locale === 'ar' ? row.nameAr : row.nameEn,
    description: locale === 'ar' ? row.descriptionAr : row.descriptionEn,
    picture: row.picture && pictureIn(locale, row.picture),
    product_count: catalog.countInCategory(row.id),
    children_count: children.length,
    children: children.map(({ id, name }) => ({ id, name: name[locale] })),
  };
}

/** The categories below one (null: the top ones) in which something is sold. */
function shownChildren(catalog: CatalogReader, parentId: number | null) {
  return catalog.categories
    .childrenOf(parentId)
    .filter(({ id }) => catalog.countInCategory(id) > 0);
}
