import type { StockReason } from '@dp/contract/staff/stock-values.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { products, stockMovements } from './product-tables.ts';

/** Locks a product's row against sales and changes of its stock; false when there is no such product. */
export async function lockForStock(tx: Db, productId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  return rows.length > 0;
}

/** A change of a locked product's stock by staff. */
export interface StockAdjustment {
  readonly productId: number;
  /** Units that come, or below zero go; the table's constraint refuses more than there are. */
  readonly delta: number;
  readonly reason: StockReason;
  readonly note: string | null;
  readonly at: Date;
}

/** Changes a locked product's stock with its movement; a count without a difference is a movement of zero. */
export async function adjustStock(
  tx: Db,
  principal: Principal,
  { productId, delta, reason, note, at }: StockAdjustment,
): Promise<void> {
  if (delta !== 0) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${delta}` })
      .where(eq(products.id, productId));
  }
  const row = { productId, delta, reason, note, at, ...actorOf(principal) };
  await tx.insert(stockMovements).values(row);
}
