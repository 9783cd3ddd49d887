import { asc, inArray, max } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { hasDetails, type ProductRow, selectProducts } from './product-row.ts';
import { productDetails, products } from './product-tables.ts';

/** Every product, withdrawn ones included, in the shop's order, as exports need it. */
export async function readProductRows(db: Db) {
  return selectProducts(db).orderBy(asc(products.position), asc(products.id));
}

/** The ids of all products by their SKUs. */
export async function readProductIds(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ id: products.id, sku: products.sku }).from(products);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

/** The rows of products by SKU; unknown SKUs are left out. */
export async function readProductsBySku(
  db: Db,
  skus: readonly string[],
): Promise<Map<string, ProductRow>> {
  if (skus.length === 0) return new Map();
  const rows = await selectProducts(db).where(inArray(products.sku, [...skus]));
  return new Map(rows.map((row) => [row.sku, row]));
}

/** The SKUs of some products by id. */
export async function readSkus(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

/** SKUs of the products that have some links, by link. */
export async function readSkusBySlug(
  db: Db,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ slug: products.slug, sku: products.sku })
    .from(products)
    .where(inArray(products.slug, [...slugs]));
  return new Map(rows.map(({ slug, sku }) => [slug, sku]));
}

/** Products in their order as the audit trail names them, by SKU. */
export async function readAuditedProducts(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  return auditedProducts(ids, await readSkus(db, ids));
}

/** Products as the audit trail names them, where their SKUs are known. */
export function auditedProducts(
  ids: readonly number[],
  skus: ReadonlyMap<number, string>,
): { id: number; name: string }[] {
  return ids.map((id) => ({ id, name: skus.get(id) ?? '' }));
}

/**
 * The ids of the products with these SKUs, in their order, each once.
 *
 * @throws ProblemError 404 `product_not_found` with the first unknown `sku`.
 */
export async function idsOfSkus(db: Db, skus: readonly string[]): Promise<number[]> {
  if (skus.length === 0) return [];
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.sku, [...skus]));
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  return [...new Set(skus)].map((sku) => {
    const id = ids.get(sku);
    if (id !== undefined) return id;
    throw new ProblemError(404, 'product_not_found', { sku, fields: { related: 'sku_unknown' } });
  });
}

/** The pictures of products by SKU; unknown SKUs are left out. */
export async function readProductPictures(
  db: Db,
  skus: readonly string[],
): Promise<Map<string, StoredPicture[]>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .select({ sku: products.sku, pictures: productDetails.pictures })
    .from(products)
    .innerJoin(productDetails, hasDetails)
    .where(inArray(products.sku, [...new Set(skus)]));
  return new Map(rows.map(({ sku, pictures }) => [sku, pictures]));
}

/** The highest id that a product has; 0 in an empty shop. */
export async function readLastProductId(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(products.id) }).from(products);
  return row?.last ?? 0;
}
