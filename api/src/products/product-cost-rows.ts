import { desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { productCosts } from './product-tables.ts';
import { readKnownCosts } from './write-costs.ts';

/** The latest costs of a product, the newest first; the first is in force. */
export async function readCostRows(db: Db, productId: number, limit: number) {
  return db
    .select()
    .from(productCosts)
    .where(eq(productCosts.productId, productId))
    .orderBy(desc(productCosts.id))
    .limit(limit);
}

/** What one of each product costs the shop now, in piastres by id; those of unknown cost are left out. */
export async function readCosts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const known = await readKnownCosts(db, ids);
  return new Map(
    Array.from(known, ([id, { piastres }]) => [id, piastres] as const).filter(
      (cost): cost is [number, number] => cost[1] !== null,
    ),
  );
}

/** Percent of a price that is left after its cost, with one decimal; null without either. */
export function marginOf(price: number, cost: number | null | undefined): number | null {
  return cost === null || cost === undefined || price === 0
    ? null
    : Math.round(((price - cost) / price) * 1_000) / 10;
}
