import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { favourites } from './favourite-tables.ts';

/** A customer's favourites by product id, the latest last. */
export async function readFavourites(db: Db, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: favourites.productId })
    .from(favourites)
    .where(eq(favourites.customerId, customerId))
    .orderBy(asc(favourites.position));
  return rows.map(({ id }) => id);
}

/** Adds products in this order; those that the shop never had, and present ones, are skipped. */
export async function addFavourites(
  tx: Db,
  customerId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into favourites (customer_id, product_id)
    select ${customerId}, products.id
    from unnest(${sql.param(ids)}::int[]) with ordinality as wanted (id, place)
    join products on products.id = wanted.id
    order by place
    on conflict do nothing`);
}

/** Removes products from a customer's favourites. */
export async function removeFavourites(
  tx: Db,
  customerId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(favourites)
    .where(and(eq(favourites.customerId, customerId), inArray(favourites.productId, [...ids])));
}

/** Removes a customer's oldest favourites beyond the latest `most`. */
export async function dropOldFavourites(tx: Db, customerId: number, most: number): Promise<void> {
  await tx.execute(sql`
    delete from favourites
    where customer_id = ${customerId} and position <= (
      select position from favourites where customer_id = ${customerId}
      order by position desc offset ${most} limit 1
    )`);
}
