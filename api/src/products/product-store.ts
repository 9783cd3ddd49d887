import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { products } from './product-tables.ts';

/** What a shopper is shown of a product, in both languages. */
const shownColumns = {
  id: products.id,
  sku: products.sku,
  slug: products.slug,
  nameAr: products.nameAr,
  nameEn: products.nameEn,
  descriptionAr: products.descriptionAr,
  descriptionEn: products.descriptionEn,
  brandId: products.brandId,
  categoryId: products.categoryId,
  listPricePiastres: products.listPricePiastres,
  discountBasisPoints: products.discountBasisPoints,
  pricePiastres: products.pricePiastres,
  stock: products.stock,
  featured: products.featured,
  pictures: products.pictures,
  specs: products.specs,
};

/** The products with these ids that are on sale, by id; unknown and withdrawn ones are left out. */
export async function readShownProducts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ShownProduct>();
  const rows = await db
    .select(shownColumns)
    .from(products)
    .where(and(inArray(products.id, [...ids]), products.published));
  return new Map(rows.map((row) => [row.id, row]));
}
export type ShownProduct = Awaited<ReturnType<typeof readRows>>[number];
const readRows = (db: Db) => db.select(shownColumns).from(products);

/**
 * For each of these products that is on sale, a mark that changes whenever anything in its row does,
 * its stock included: PostgreSQL's id of the transaction that last wrote the row.
 */
export async function readProductMarks(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: products.id, mark: sql<string>`${products}.xmin::text` })
    .from(products)
    .where(and(inArray(products.id, [...ids]), products.published));
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}
