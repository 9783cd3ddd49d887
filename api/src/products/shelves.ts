import type { setShelfBody } from '@dp/contract/staff/packing.ts';
import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { recordChanged } from '../problems/record-changed.ts';
import { products } from './product-tables.ts';

/** The shelves of products, and their categories. */
export async function readShelves(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { shelf: string | null; categoryId: number | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, shelf: products.shelf, categoryId: products.categoryId })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

/**
 * Sets a product's shelf; null removes it. Shoppers see none of it, so the catalogue's version stays.
 *
 * @throws ProblemError 403 `permission_required` without `stock.adjust`, 404 `product_not_found`, 409 `record_changed`
 *   when it is on another shelf than the caller saw.
 */
export async function setShelf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { sku, shelf, seen }: z.output<typeof setShelfBody>,
): Promise<void> {
  requirePermission(principal, 'stock.adjust');
  await inTransaction(db, async (tx) => {
    const [before] = await tx
      .select({ id: products.id, shelf: products.shelf, version: products.version })
      .from(products)
      .where(eq(products.sku, sku))
      .for('no key update');
    if (!before) throw new ProblemError(404, 'product_not_found', { sku });
    if (before.shelf !== (seen ?? null)) {
      // A shelf does not raise the product's version: who edits the product is not in its way.
      throw recordChanged(before.shelf, before.version);
    }
    await tx
      .update(products)
      .set({ shelf: shelf ?? null })
      .where(eq(products.id, before.id));
    await recordAudit(tx, principal, {
      action: 'product.shelve',
      subject: { kind: 'product', id: before.id },
      before: { shelf: before.shelf },
      after: { shelf: shelf ?? null },
      at: now(),
    });
  });
}
