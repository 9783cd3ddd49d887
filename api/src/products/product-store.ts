import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { shareManyReads } from '../database/share-reads.ts';
import { products } from './product-tables.ts';

/** What a shopper is shown of a product, in both languages. */
export type ShownProduct = Pick<
  typeof products.$inferSelect,
  | 'id'
  | 'sku'
  | 'slug'
  | 'nameAr'
  | 'nameEn'
  | 'descriptionAr'
  | 'descriptionEn'
  | 'brandId'
  | 'categoryId'
  | 'listPricePiastres'
  | 'discountBasisPoints'
  | 'pricePiastres'
  | 'stock'
  | 'featured'
  | 'pictures'
  | 'specs'
>;

type ReadShown = (ids: readonly number[]) => Promise<ReadonlyMap<number, ShownProduct>>;

const sharedReads = new WeakMap<Db, ReadShown>();

/**
 * The products with these ids that are on sale, by id; unknown and withdrawn ones are left out, products
 * that others asked for at the same time may be among them. Requests at the same time share a query, since
 * every uncached list, search and cart waits for this.
 */
export async function readShownProducts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShownProduct>> {
  if (ids.length === 0) return new Map();
  let read = sharedReads.get(db);
  if (!read) {
    read = shareManyReads((wanted) => queryShownProducts(db, wanted));
    sharedReads.set(db, read);
  }
  return read(ids);
}

/** They come as one JSON value and with one statement for any number of ids: half the work of as many rows. */
async function queryShownProducts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ShownProduct>> {
  const { rows } = await db.execute<{ shown: ShownProduct[] }>(sql`
    select coalesce(json_agg(shown), '[]') as shown from (
      select id, sku, slug, name_ar as "nameAr", name_en as "nameEn",
        description_ar as "descriptionAr", description_en as "descriptionEn",
        brand_id as "brandId", category_id as "categoryId",
        list_price_piastres as "listPricePiastres", discount_basis_points as "discountBasisPoints",
        price_piastres as "pricePiastres", stock, featured, pictures, specs
      from ${products}
      where id = any(${sql.param(ids)}::int[]) and published
    ) shown`);
  return new Map(rows[0]?.shown.map((product) => [product.id, product]));
}

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
