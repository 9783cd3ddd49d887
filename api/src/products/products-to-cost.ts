import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { products } from './product-tables.ts';

/** Products by their SKUs in small letters; SKUs that no product has are absent. */
export async function readProductsToCost(db: Db, skus: readonly string[]) {
  if (skus.length === 0) return new Map<string, never>();
  const key = sql<string>`lower(${products.sku})`;
  const rows = await db
    .select({
      key,
      id: products.id,
      sku: products.sku,
      nameAr: products.nameAr,
      nameEn: products.nameEn,
      pricePiastres: products.pricePiastres,
    })
    .from(products)
    .where(inArray(key, [...new Set(skus)]));
  return new Map(rows.map((row) => [row.key, row]));
}
