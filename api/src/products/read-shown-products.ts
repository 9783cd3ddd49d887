import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { ProductRow } from './product-row.ts';
import { productDetails, products } from './product-tables.ts';

/** What a shopper is shown of a product, in both languages. */
export type ShownProduct = Pick<
  ProductRow,
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
  | 'tiers'
  | 'stock'
  | 'featured'
  | 'pictures'
  | 'specs'
  | 'seo'
  | 'related'
> & {
  /** The catalogue's version in which anything but its stock last changed. */
  readonly changedIn: number;
};

/**
 * The products with these ids that are on sale, by id. They come as one JSON value, with one statement for
 * any number of ids: half the work of as many rows.
 */
export async function readShownProducts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShownProduct>> {
  return ids.length === 0
    ? new Map()
    : readRows(db, sql`id = any(${sql.param(ids)}::int[]) and published`);
}

async function readRows(db: Db, which: SQL): Promise<ReadonlyMap<number, ShownProduct>> {
  const { rows } = await db.execute<{ shown: ShownProduct[] }>(sql`
    select coalesce(json_agg(shown), '[]') as shown from (
      select id, sku, slug, name_ar as "nameAr", name_en as "nameEn",
        description_ar as "descriptionAr", description_en as "descriptionEn",
        brand_id as "brandId", category_id as "categoryId",
        list_price_piastres as "listPricePiastres", discount_basis_points as "discountBasisPoints",
        price_piastres as "pricePiastres", tiers, stock, featured, pictures, specs, seo, related, changed_in as "changedIn"
      from ${products} join ${productDetails} on product_id = id
      where ${which}
    ) shown`);
  return new Map(rows[0]?.shown.map((product) => [product.id, product]));
}
