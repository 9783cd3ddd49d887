import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { products } from './product-tables.ts';

/**
 * Changes prices of products that are still as `moves` says, and raises their versions. Lists do not follow by
 * this alone (decision 103).
 *
 * @param moves a query of `id`, `from_piastres`, `to_piastres` (list prices), `from_tiers` and `to_tiers` (prices
 *   by quantity; null for none).
 * @returns the highest id of `moves`, undefined when it has none, and the ids of the `others`, which somebody else
 *   has changed.
 */
export async function moveListPrices(
  tx: Db,
  moves: SQL,
  at: Date,
): Promise<{ readonly last: number | undefined; readonly others: readonly number[] }> {
  const { rows } = await tx.execute<{ last: number | null; others: number[] | null }>(sql`
    with moves as materialized (${moves}), moved as (
      update products set list_price_piastres = to_piastres, tiers = coalesce(to_tiers, '[]'),
        version = version + 1, updated_at = ${at.toISOString()}::timestamptz
      from moves
      where products.id = moves.id and list_price_piastres = from_piastres
        and tiers = coalesce(from_tiers, '[]')
      returning products.id
    )
    select max(id) as last, array_agg(id) filter (where id not in (select id from moved)) as others
    from moves`);
  const [found] = rows;
  return { last: found?.last ?? undefined, others: found?.others ?? [] };
}

/** What products cost now, and since when they are as they are. */
export async function readListPrices(db: Db, ids: readonly number[]) {
  return db
    .select({
      id: products.id,
      listPricePiastres: products.listPricePiastres,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .where(inArray(products.id, [...ids]));
}

/** What a list of prices says about its products, by id. */
export async function readPricedProducts(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({
      id: products.id,
      sku: products.sku,
      nameAr: products.nameAr,
      nameEn: products.nameEn,
      discountBasisPoints: products.discountBasisPoints,
    })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * What one of each product costs after its discount, in piastres by id.
 *
 * @param page a query of `id`.
 * @returns also the highest id of `page`, null when it has none.
 */
export async function readUnitPrices(
  db: Db,
  page: SQL,
): Promise<{
  readonly found: readonly (readonly [number, number])[];
  readonly last: number | null;
}> {
  // As one value, which takes a fraction of the time of as many rows.
  const { rows } = await db.execute<{ prices: [number, number][] | null; last: number | null }>(sql`
    with page as materialized (${page})
    select json_agg(json_build_array(products.id, price_piastres)) as prices,
      (select max(id) from page) as last
    from page join products on products.id = page.id`);
  return { found: rows[0]?.prices ?? [], last: rows[0]?.last ?? null };
}
