import type { Locale } from '@dp/contract/locale.ts';
import type { StockedProduct } from '@dp/contract/staff/stock.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { pictureIn, type StoredPicture } from '../media/stored-picture.ts';
import { isLowOnStock } from './low-stock.ts';

/** Most units of one product. */
export const UNITS_MAX = 1_000_000;

/** A product with its stock and what its open orders hold of it. */
export interface StockRow extends Record<string, unknown> {
  readonly id: number;
  readonly sku: string;
  readonly nameAr: string;
  readonly nameEn: string;
  readonly picture: StoredPicture | null;
  readonly shelf: string | null;
  readonly published: boolean;
  readonly low: boolean;
  readonly sellable: number;
  readonly promised: number;
  /** People who wait for it to be back. */
  readonly wantedBy: number;
}

/**
 * Reads products with their stock, in one statement, so that both counts are of one moment. Held are the units
 * of orders that have not left, and of packed parcels that stayed when others of their order left.
 *
 * @param ids a query for the ids of a page.
 */
export async function readStockRows(db: Db, ids: SQL, orderBy: SQL): Promise<StockRow[]> {
  const { rows } = await db.execute<StockRow>(sql`
    with page as materialized (${ids}), held as (
      select product_id, sum(quantity)::int as units from (
        select product_id, quantity
        from orders join order_lines on order_id = orders.id
        where state in ('draft', 'ongoing')
        union all
        select product_id, quantity
        from parcels join parcel_lines on parcel_id = parcels.id
        join orders on orders.id = parcels.order_id and orders.state = 'dispatched'
        where parcels.state = 'packed'
      ) as inside
      where product_id in (select id from page)
      group by product_id
    )
    select id, sku, name_ar as "nameAr", name_en as "nameEn", shelf,
      (select pictures->0 from product_details where product_id = products.id) as picture,
      published, ${isLowOnStock} as low, stock as sellable, coalesce(held.units, 0) as promised,
      (select count(*)::int from restock_requests where product_id = products.id) as "wantedBy"
    from products left join held on held.product_id = products.id
    where id in (select id from page)
    order by ${orderBy}`);
  return rows;
}

/** One product with its stock; undefined when the shop never had it. */
export async function readStockRow(db: Db, id: number): Promise<StockRow | undefined> {
  const [row] = await readStockRows(db, sql`select ${id}::int as id`, sql`id`);
  return row;
}

/** What there is of a product in the shop: what a count finds. */
export function onHand({ sellable, promised }: Pick<StockRow, 'sellable' | 'promised'>): number {
  return sellable + promised;
}

/** A product's stock for staff who read this language. */
export function presentStock(row: StockRow, locale: Locale): StockedProduct {
  const { id, sku, nameAr, nameEn, picture, shelf, published, low, sellable, promised } = row;
  return {
    id,
    sku,
    name: locale === 'ar' ? nameAr : nameEn,
    image: picture && pictureIn(locale, picture),
    shelf,
    on_sale: published,
    low,
    sellable,
    promised,
    on_hand: onHand(row),
    wanted_by: row.wantedBy,
  };
}
