import type { Brand } from '@dp/contract/brands.ts';
import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { readBrand, readBrandRows } from '../brands/brand-queries.ts';
import type { Db } from '../database/database.ts';
import { pictureIn } from '../media/stored-picture.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { nameOrder } from '../products/name-order.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Brands of which something is sold, from A to Z (ا to ي) in the caller's language. */
export async function listBrands(
  db: Db,
  catalog: CatalogReader,
  locale: Locale,
  page: Page,
): Promise<CallOutput<'listBrands'>> {
  const compare = nameOrder(locale);
  const shown = await shownBrands(db, catalog, locale);
  return pageOf(
    shown.sort((a, b) => compare(a.name, b.name)),
    page,
  );
}

/** Brands for the home page: those with products on sale, by position. */
export async function listHomeBrands(
  db: Db,
  catalog: CatalogReader,
  locale: Locale,
  page: Page,
): Promise<CallOutput<'listHomeBrands'>> {
  return pageOf(await shownBrands(db, catalog, locale), page);
}

/**
 * One brand.
 *
 * @throws ProblemError 404 `brand_not_found`.
 */
export async function getBrand(
  db: Db,
  catalog: CatalogReader,
  locale: Locale,
  id: number,
): Promise<CallOutput<'getBrand'>> {
  const row = await readBrand(db, id);
  if (!row) throw new ProblemError(404, 'brand_not_found');
  return { data: presentBrand(row, catalog, locale) };
}

async function shownBrands(db: Db, catalog: CatalogReader, locale: Locale): Promise<Brand[]> {
  const rows = await readBrandRows(db);
  return rows
    .map((row) => presentBrand(row, catalog, locale))
    .filter(({ product_count }) => product_count > 0);
}

function presentBrand(
  row: NonNullable<Awaited<ReturnType<typeof readBrand>>>,
  catalog: CatalogReader,
  locale: Locale,
): Brand {
  return {
    id: row.id,
    slug: row.slug,
    name: locale === 'ar' ? row.nameAr : row.nameEn,
    description: locale === 'ar' ? row.descriptionAr : row.descriptionEn,
    logo: row.logo && pictureIn(locale, row.logo),
    product_count: catalog.countOfBrand(row.id),
  };
}

function pageOf(all: readonly Brand[], { limit, offset }: Page): CallOutput<'listBrands'> {
  return { data: all.slice(offset, offset + limit), total: all.length, limit, offset };
}
