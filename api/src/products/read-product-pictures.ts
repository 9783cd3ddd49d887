import { inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { products } from './product-tables.ts';

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
