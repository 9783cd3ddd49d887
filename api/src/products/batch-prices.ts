import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StoredTier } from './price-tiers.ts';
import { products } from './product-tables.ts';

/** A product's list price in piastres and its prices by quantity. */
interface ListPrices {
  readonly piastres: number;
  readonly tiers: readonly StoredTier[];
}

/** A product whose prices shall change from one state to another. */
export interface PriceMove {
  readonly id: number;
  readonly from: ListPrices;
  readonly to: ListPrices;
}

/**
 * Changes prices of products that are still as `from` says, and raises their versions. Lists do not follow by
 * this alone (decision 103).
 *
 * @returns the ids of the others, which somebody else has changed.
 */
export async function moveListPrices(
  tx: Db,
  moves: readonly PriceMove[],
  at: Date,
): Promise<number[]> {
  // One value takes a fraction of the time of as many parameters.
  const { rows } = await tx.execute<{ id: number }>(sql`
    update products set list_price_piastres = (move->'to'->>'piastres')::bigint,
      tiers = move->'to'->'tiers', version = version + 1, updated_at = ${at.toISOString()}::timestamptz
    from jsonb_array_elements(${JSON.stringify(moves)}::jsonb) as moves(move)
    where products.id = (move->>'id')::int
      and list_price_piastres = (move->'from'->>'piastres')::bigint and tiers = move->'from'->'tiers'
    returning products.id`);
  if (rows.length === moves.length) return [];
  const moved = new Set(rows.map(({ id }) => id));
  return moves.flatMap(({ id }) => (moved.has(id) ? [] : id));
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

/** What one of each product costs after its discount, in piastres by id. */
export async function readUnitPrices(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  // As one value, which takes a fraction of the time of as many rows.
  const { rows } = await db.execute<{ prices: [number, number][] | null }>(sql`
    select json_agg(json_build_array(id, price_piastres)) as prices from ${products}
    where id = any(${sql.param([...ids])}::int[])`);
  return new Map(rows[0]?.prices ?? []);
}
