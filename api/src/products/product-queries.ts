import { asc, inArray, max } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { products } from './product-tables.ts';

/** Every product, withdrawn ones included, in the shop's order, as exports need it. */
export async function readProductRows(db: Db) {
  return db.select().from(products).orderBy(asc(products.position), asc(products.id));
}

/** The ids of all products by their SKUs. */
export async function readProductIds(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ id: products.id, sku: products.sku }).from(products);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

/** The pictures of products by SKU; unknown SKUs are left out. */
export async function readProductPictures(
  db: Db,
  skus: readonly string[],
): Promise<Map<string, StoredPicture[]>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .select({ sku: products.sku, pictures: products.pictures })
    .from(products)
    .where(inArray(products.sku, [...new Set(skus)]));
  return new Map(rows.map(({ sku, pictures }) => [sku, pictures]));
}

/** The highest id that a product has; 0 in an empty shop. */
export async function readLastProductId(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(products.id) }).from(products);
  return row?.last ?? 0;
}
