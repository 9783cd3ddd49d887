import type { AuditEntry } from '../audit-trail/record-audit.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { auditedPriceBatch, presentPriceBatch } from './present-price-batches.ts';
import { changePriceBatch, lockPriceBatch, type PriceBatchRecord } from './price-batch-store.ts';

/** A batch in the version that the caller saw. */
export interface SeenPriceBatch {
  readonly id: number;
  readonly version: number;
}

/** What somebody does with a batch. */
export interface PriceBatchStep {
  readonly action: AuditEntry['action'];
  /** The states in which it can be done. */
  readonly from: readonly PriceBatchRecord['state'][];
  /** What it makes of the batch at a moment. Throws a ProblemError where it cannot be done. */
  readonly change: (
    batch: PriceBatchRecord,
    at: Date,
  ) => Partial<PriceBatchRecord> & Pick<PriceBatchRecord, 'state'>;
}

/**
 * Takes a batch to its next state, with a row in the audit trail.
 *
 * @throws ProblemError 403 `permission_required` without `prices.edit`, 404 `price_batch_not_found`, 409
 *   `record_changed`, 409 `price_batch_step_illegal` with the `state`, and what the step throws.
 */
export async function stepPriceBatch(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { id, version }: SeenPriceBatch,
  { action, from, change }: PriceBatchStep,
): Promise<PriceBatchRecord> {
  requirePermission(principal, 'prices.edit');
  return inTransaction(db, async (tx) => {
    const at = now();
    const batch = await lockExisting(tx, id);
    const current = () => presentPriceBatch(tx, batch);
    await assertVersion({ seen: version, version: batch.version }, current);
    if (!from.includes(batch.state)) {
      throw new ProblemError(409, 'price_batch_step_illegal', { state: batch.state });
    }
    const changed = await changePriceBatch(tx, id, change(batch, at));
    await recordAudit(tx, principal, {
      action,
      subject: { kind: 'price-batch', id },
      before: { state: batch.state },
      after: auditedPriceBatch(changed),
      at,
    });
    return changed;
  });
}

async function lockExisting(tx: Db, id: number): Promise<PriceBatchRecord> {
  const batch = await lockPriceBatch(tx, id);
  if (!batch || batch.state === 'discarding') throw new ProblemError(404, 'price_batch_not_found');
  return batch;
}
