import type { Bilingual } from '@dp/contract/locale.ts';
import { type AnyColumn, and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import { brandNameOf } from '../brands/brand-names.ts';
import type { Db } from '../database/database.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import type { TieredPrice } from './price-tiers.ts';
import { products } from './product-tables.ts';

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

const firstKelvin = sql<number | null>`(${products.specs}->'cct_kelvin'->>0)::int`;

/** The first colour temperature of the product with the id in this column, as an expression for queries of others. */
export function kelvinOfProduct(id: AnyColumn): SQL<number | null> {
  return sql<number | null>`(select ${firstKelvin} from ${products} where ${products.id} = ${id})`;
}

const columns = {
  id: products.id,
  sku: products.sku,
  nameAr: products.nameAr,
  nameEn: products.nameEn,
  pictures: products.pictures,
  listPricePiastres: products.listPricePiastres,
  discountBasisPoints: products.discountBasisPoints,
  unitPiastres: products.pricePiastres,
  tiers: products.tiers,
  stock: products.stock,
  categoryId: products.categoryId,
  brandId: products.brandId,
  kelvin: firstKelvin,
};

/** The products with these ids that are on sale, by id; unknown and withdrawn ones are left out. */
export async function findProductsForSale(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ProductForSale>> {
  return byId(await onSale(db, ids));
}

/**
 * The same, with the rows locked until the transaction ends, in id order, so that two orders for the same
 * products cannot deadlock.
 */
export async function lockProductsForSale(
  tx: Db,
  ids: readonly number[],
): Promise<Map<number, ProductForSale>> {
  return byId(await onSale(tx, ids).for('no key update'));
}

/** A product on sale as a quote shows it. */
export type QuotedProduct = ProductForSale & { readonly brandName: Bilingual | null };

/** As `findProductsForSale`, with the names of their brands. */
export async function findQuotedProducts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, QuotedProduct>> {
  const rows = await db
    .select({ ...columns, brandName: brandNameOf(products.brandId) })
    .from(products)
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
  return byId(await anyOf(db, ids));
}

/** The same, locked as by `lockProductsForSale`. */
export async function lockOrderedProducts(
  tx: Db,
  ids: readonly number[],
): Promise<Map<number, OrderedProduct>> {
  return byId(await anyOf(tx, ids).for('no key update'));
}

function anyOf(db: Db, ids: readonly number[]) {
  return db
    .select({ ...columns, published: products.published })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id));
}

function onSale(db: Db, ids: readonly number[]) {
  return db.select(columns).from(products).where(isOnSale(ids)).orderBy(asc(products.id));
}

function isOnSale(ids: readonly number[]) {
  return and(inArray(products.id, [...ids]), products.published);
}

function byId<T extends ProductForSale>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
