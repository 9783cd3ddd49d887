import {
  type BulkKind,
  type BulkStep,
  type SeenBulkChange,
  stepBulkChange,
} from '../bulk-changes/step-bulk-change.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { auditedPriceBatch, presentPriceBatch } from './present-price-batches.ts';
import { type PriceBatchRecord, priceBatchStore } from './price-batch-store.ts';

const PRICE_BATCH: BulkKind<PriceBatchRecord> = {
  store: priceBatchStore,
  subject: 'price-batch',
  notFound: 'price_batch_not_found',
  illegal: 'price_batch_step_illegal',
  requirePermissions: (principal) => requirePermission(principal, 'prices.edit'),
  present: presentPriceBatch,
  audited: auditedPriceBatch,
};

/**
 * Takes a batch to its next state, with a row in the audit trail.
 *
 * @throws ProblemError 403 `permission_required` without `prices.edit`, 404 `price_batch_not_found`, 409
 *   `record_changed`, 409 `price_batch_step_illegal` with the `state`, and what the step throws.
 */
export async function stepPriceBatch(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  seen: SeenBulkChange,
  step: BulkStep<PriceBatchRecord>,
): Promise<PriceBatchRecord> {
  return stepBulkChange(deps, principal, seen, PRICE_BATCH, step);
}
