import type { Bilingual } from '@dp/contract/locale.ts';
import { type AnyColumn, and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { brandNameOf } from '../brands/brand-names.ts';
import type { Db } from '../database/database.ts';
import { sendTogether } from '../database/send-together.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import type { TieredPrice } from './price-tiers.ts';
import { hasDetails } from './product-row.ts';
import { productDetails, products } from './product-tables.ts';

/** A product on sale, as carts and orders need it. Money in piastres; `unitPiastres` is the price of one. */
export interface ProductForSale extends TieredPrice {
  readonly id: number;
  readonly sku: string;
  readonly nameAr: string;
  readonly nameEn: string;
  readonly pictures: readonly StoredPicture[];
  readonly discountBasisPoints: number;
  readonly stock: number;
  readonly categoryId: number | null;
  readonly brandId: number | null;
  /** Its first colour temperature. */
  readonly kelvin: number | null;
}

const firstKelvin = sql<number | null>`(${productDetails.specs}->'cct_kelvin'->>0)::int`;

/** The first colour temperature of the product with the id in this column, as an expression for queries of others. */
export function kelvinOfProduct(id: AnyColumn): SQL<number | null> {
  return sql<number | null>`(
    select ${firstKelvin} from ${productDetails} where ${eq(productDetails.productId, id)})`;
}

const columns = {
  id: products.id,
  sku: products.sku,
  nameAr: products.nameAr,
  nameEn: products.nameEn,
  listPricePiastres: products.listPricePiastres,
  discountBasisPoints: products.discountBasisPoints,
  unitPiastres: products.pricePiastres,
  tiers: products.tiers,
  stock: products.stock,
  categoryId: products.categoryId,
  brandId: products.brandId,
  published: products.published,
};
const detailColumns = { pictures: productDetails.pictures, kelvin: firstKelvin };

/** The products with these ids that are on sale, by id; unknown and withdrawn ones are left out. */
export async function findProductsForSale(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ProductForSale>> {
  return byId(await allOf(db, isOnSale(ids)));
}

/**
 * Products for sale, with their rows locked until the transaction ends, in id order, so that two orders for the same
 * products cannot deadlock.
 */
export async function lockProductsForSale(
  tx: Db,
  ids: readonly number[],
): Promise<Map<number, ProductForSale>> {
  return lock(tx, ids, isOnSale(ids));
}

/** A product on sale as a quote shows it. */
export type QuotedProduct = ProductForSale & { readonly brandName: Bilingual | null };

/** As `findProductsForSale`, with the names of their brands. */
export async function findQuotedProducts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, QuotedProduct>> {
  const rows = await db
    .select({ ...columns, ...detailColumns, brandName: brandNameOf(products.brandId) })
    .from(products)
    .innerJoin(productDetails, hasDetails)
    .where(isOnSale(ids))
    .orderBy(asc(products.id));
  return byId(rows);
}

/** Products of a placed order, which may have been withdrawn since. */
export type OrderedProduct = ProductForSale & { readonly published: boolean };

/** Products on sale or withdrawn, by id. */
export async function findOrderedProducts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, OrderedProduct>> {
  return byId(await allOf(db, inArray(products.id, [...ids])));
}

/** Products on sale or withdrawn, by id, locked as by `lockProductsForSale`. */
export async function lockOrderedProducts(
  tx: Db,
  ids: readonly number[],
): Promise<Map<number, OrderedProduct>> {
  return lock(tx, ids, inArray(products.id, [...ids]));
}

function allOf(db: Db, which: SQL | undefined) {
  return db
    .select({ ...columns, ...detailColumns })
    .from(products)
    .innerJoin(productDetails, hasDetails)
    .where(which)
    .orderBy(asc(products.id));
}

/** Locks what changes when a product is sold; its details are read behind the lock, as they are by then. */
async function lock(
  tx: Db,
  ids: readonly number[],
  which: SQL | undefined,
): Promise<Map<number, OrderedProduct>> {
  const sent = sendTogether({
    rows: tx
      .select(columns)
      .from(products)
      .where(which)
      .orderBy(asc(products.id))
      .for('no key update'),
    details: tx
      .select({ id: productDetails.productId, ...detailColumns })
      .from(productDetails)
      .where(inArray(productDetails.productId, [...ids])),
  });
  const rows = await sent.rows;
  const details = new Map((await sent.details).map((each) => [each.id, each]));
  return byId(
    rows.flatMap((row) => {
      const found = details.get(row.id);
      return found ? [{ ...row, ...found }] : [];
    }),
  );
}

function isOnSale(ids: readonly number[]) {
  return and(inArray(products.id, [...ids]), products.published);
}

function byId<T extends ProductForSale>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
