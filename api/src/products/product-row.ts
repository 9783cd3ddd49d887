import { and, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { productDetails, products } from './product-tables.ts';

const { productId, ...detailColumns } = getTableColumns(productDetails);

/** Columns of both tables. */
export const productColumns = { ...getTableColumns(products), ...detailColumns };

type Own = typeof products.$inferSelect;
type Details = Omit<typeof productDetails.$inferSelect, 'productId'>;

/** A product with its details. */
export type ProductRow = Own & Details;
/** A product with its details, to be added. */
export type NewProductRow = typeof products.$inferInsert &
  Omit<typeof productDetails.$inferInsert, 'productId'>;

/** The condition that joins a product with its details. */
export const hasDetails = eq(productId, products.id);

/** A query of whole rows. With `for` it locks both tables, so that it never shows one half older than the other. */
export function selectProducts(db: Db) {
  return db.select(productColumns).from(products).innerJoin(productDetails, hasDetails);
}

/**
 * The products after an id, for pages of whole rows by id. Said of both tables: from one's id PostgreSQL concludes
 * nothing about the other's, and would read that one from its first row for every page.
 */
export function comesAfter(id: number) {
  return and(gt(products.id, id), gt(productId, id));
}

/** The part of some columns that `products` has, and the part that `productDetails` has. */
export function splitColumns<T extends object>(
  columns: T,
): { own: Pick<T, keyof T & keyof Own>; details: Pick<T, keyof T & keyof Details> } {
  const pick = (isDetail: boolean) =>
    Object.fromEntries(
      Object.entries(columns).filter(([key]) => key in detailColumns === isDetail),
    );
  return { own: pick(false) as never, details: pick(true) as never };
}
