import type { startStockCountBody } from '@dp/contract/staff/stock-counts.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { readBranch } from '../catalog/product-groups.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import type { StockCountRecord } from './stock-count-store.ts';
import { stockCounts } from './stock-count-tables.ts';

/**
 * Starts a count. Sales go on meanwhile, and any number of counts may go on at once.
 *
 * @throws ProblemError 403 `permission_required` without `stock.adjust`; 404 `category_not_found`.
 */
export async function startStockCount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  given: z.output<typeof startStockCountBody>,
): Promise<StockCountRecord> {
  requirePermission(principal, 'stock.adjust');
  const { scope, value = null, note = null } = given;
  const categoryIds =
    scope === 'category' && value !== null ? [...(await readBranch(db, value))] : null;
  return inTransaction(db, async (tx) => {
    const startedAt = now();
    const [count] = await tx
      .insert(stockCounts)
      .values({ scope, scopeValue: value, categoryIds, note, startedAt, ...actorOf(principal) })
      .returning();
    if (!count) throw new Error('A stock count was not inserted.');
    await recordAudit(tx, principal, {
      action: 'stock-count.start',
      subject: { kind: 'stock-count', id: count.id },
      after: { scope, scope_value: value, note },
      at: startedAt,
    });
    return count;
  });
}
