import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { productCosts } from './product-tables.ts';

/** The latest costs of a product, the newest first; the first is in force. */
export async function readCostRows(db: Db, productId: number, limit: number) {
  return db
    .select()
    .from(productCosts)
    .where(eq(productCosts.productId, productId))
    .orderBy(desc(productCosts.id))
    .limit(limit);
}

/** Sets what a locked product costs from now on; null: it is no longer known. */
export async function insertCost(
  tx: Db,
  principal: Principal,
  cost: { readonly productId: number; readonly costPiastres: number | null; readonly at: Date },
): Promise<void> {
  await tx.insert(productCosts).values({ ...cost, ...actorOf(principal) });
}

/** What one of each product costs the shop now, in piastres by id; those of unknown cost are left out. */
export async function readCosts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ costs: [number, number][] | null }>(sql`
    select json_agg(json_build_array(wanted, cost_piastres)) as costs
    from unnest(${sql.param([...ids])}::int[]) as wanted, lateral (
      select cost_piastres from product_costs where product_id = wanted
      order by product_costs.id desc limit 1
    ) as newest
    where cost_piastres is not null`);
  return new Map(rows[0]?.costs ?? []);
}

/** Percent of a price that is left after its cost, with one decimal; null without either. */
export function marginOf(price: number, cost: number | null | undefined): number | null {
  return cost === null || cost === undefined || price === 0
    ? null
    : Math.round(((price - cost) / price) * 1_000) / 10;
}
