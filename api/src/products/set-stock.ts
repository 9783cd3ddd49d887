import type { setStockBody } from '@dp/contract/staff/stock.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { products } from './product-tables.ts';
import { writeStock } from './write-stock.ts';

/**
 * Sets a product's stock to what was counted; the difference is a movement that names the principal.
 *
 * @returns how many there were before.
 * @throws ProblemError 403 `permission_required` without `stock.adjust`, 404 `product_not_found`.
 */
export async function setStock(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  counted: z.output<typeof setStockBody>,
): Promise<number> {
  requirePermission(principal, 'stock.adjust');
  return inTransaction(db, async (tx) => {
    const before = await lockStock(tx, counted.sku);
    if (before === undefined)
      throw new ProblemError(404, 'product_not_found', { sku: counted.sku });
    await writeStock(tx, [counted], { reason: 'set', principal, at: now() });
    return before;
  });
}

async function lockStock(tx: Db, sku: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.sku, sku))
    .for('no key update');
  return row?.stock;
}
