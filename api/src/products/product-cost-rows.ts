import { desc, eq } from 'drizzle-orm';
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
