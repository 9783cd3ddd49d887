import type { SeenBulkChange } from '../bulk-changes/step-bulk-change.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import type { PriceBatchRecord } from './price-batch-store.ts';
import { stepPriceBatch } from './step-price-batch.ts';

/**
 * Lets the prices of a batch change, now or at a time. The change itself goes on in the background.
 *
 * @throws ProblemError 400 `time_past`; 409 `price_batch_empty` when no price would change; and as
 *   `stepPriceBatch` does.
 */
export async function applyPriceBatch(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  seen: SeenBulkChange,
  scheduledAt?: Date,
): Promise<PriceBatchRecord> {
  return stepPriceBatch(deps, principal, seen, {
    action: scheduledAt === undefined ? 'price-batch.apply' : 'price-batch.schedule',
    from: ['ready', 'scheduled'],
    change: ({ changes }, at) => {
      if (changes === 0) throw new ProblemError(409, 'price_batch_empty');
      if (scheduledAt === undefined) return { state: 'applying', appliedAt: at, scheduledAt: null };
      if (scheduledAt <= at) throw invalidFields({ at: 'time_past' });
      return { state: 'scheduled', scheduledAt };
    },
  });
}
