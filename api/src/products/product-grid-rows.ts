import type { Locale } from '@dp/contract/locale.ts';
import type { GridSort } from '@dp/contract/staff/product-grid-values.ts';
import { asc, desc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type ProductSelection, selected } from './product-desk-rows.ts';
import { products } from './product-tables.ts';

/** How the grid's products are ordered. */
export interface GridOrder {
  readonly sort: GridSort;
  readonly descending: boolean;
  /** Whose names are meant. */
  readonly locale: Locale;
}

/** The ids of a selection's products in an order; equal ones by id, the newest first. */
export async function listProductIds(
  db: Db,
  selection: ProductSelection,
  { sort, descending, locale }: GridOrder,
): Promise<number[]> {
  const column = {
    newest: undefined,
    name: locale === 'ar' ? products.nameRankAr : products.nameRankEn,
    sku: products.sku,
    price: products.listPricePiastres,
    stock: products.stock,
  }[sort];
  const byId = column === undefined && descending ? asc(products.id) : desc(products.id);
  const by = column === undefined ? [] : [descending ? desc(column) : asc(column)];
  // No two have the same SKU: the index alone then gives the order, and nothing is sorted.
  const order = sort === 'sku' ? by : [...by, byId];
  // As one value: a row for each of 100,000 products costs several times the query.
  const [row] = await db
    .select({
      ids: sql<number[] | null>`json_agg(${products.id} order by ${sql.join(order, sql`, `)})`,
    })
    .from(products)
    .where(selected(selection));
  return row?.ids ?? [];
}

/** What the grid shows of some products, in no certain order. */
export async function readGridProducts(db: Db, ids: readonly number[]) {
  return db
    .select({
      id: products.id,
      sku: products.sku,
      version: products.version,
      nameAr: products.nameAr,
      nameEn: products.nameEn,
      categoryId: products.categoryId,
      brandId: products.brandId,
      listPricePiastres: products.listPricePiastres,
      discountBasisPoints: products.discountBasisPoints,
      plannedDiscountBasisPoints: products.plannedDiscountBasisPoints,
      discountFrom: products.discountFrom,
      discountUntil: products.discountUntil,
      stock: products.stock,
      published: products.published,
      draft: products.draft,
      onSaleFrom: products.onSaleFrom,
      featured: products.featured,
      itemCode: products.itemCode,
      unitType: products.unitType,
    })
    .from(products)
    .where(inArray(products.id, [...ids]));
}
