import { and, desc, eq, lt, max } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { stockMovements } from './product-tables.ts';

/** What moved a product's stock, the newest first, or those before a movement. */
export async function listMovementRows(
  db: Db,
  { productId, before }: { readonly productId: number; readonly before?: number | undefined },
  limit: number,
): Promise<(typeof stockMovements.$inferSelect)[]> {
  return db
    .select()
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.productId, productId),
        before === undefined ? undefined : lt(stockMovements.id, before),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(limit);
}

/** The newest movement of a product's stock; 0 when nothing has moved it. */
export async function readLastMovement(db: Db, productId: number): Promise<number> {
  const [row] = await db
    .select({ last: max(stockMovements.id) })
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId));
  return row?.last ?? 0;
}
