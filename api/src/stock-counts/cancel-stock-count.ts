import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { assertVersion } from '../problems/record-changed.ts';
import type { SeenStockCount } from './close-stock-count.ts';
import { changeStockCount, lockOpenCount, type StockCountRecord } from './stock-count-store.ts';

/**
 * Ends a count without booking anything; its entries stay to be read.
 *
 * @throws ProblemError 403 `permission_required` without `stock.adjust`; 404 `count_not_found`; 409
 *   `count_over`, `record_changed`.
 */
export async function cancelStockCount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { id, version }: SeenStockCount,
): Promise<StockCountRecord> {
  requirePermission(principal, 'stock.adjust');
  return inTransaction(db, async (tx) => {
    const seen = await lockOpenCount(tx, id);
    await assertVersion({ seen: version, version: seen.version }, () => null);
    const at = now();
    const { actorId: endedBy } = actorOf(principal);
    const count = await changeStockCount(tx, id, { state: 'cancelled', endedAt: at, endedBy });
    await recordAudit(tx, principal, {
      action: 'stock-count.cancel',
      subject: { kind: 'stock-count', id },
      before: { state: seen.state },
      after: { state: count.state },
      at,
    });
    return count;
  });
}
