import type { SeenBulkChange } from '../bulk-changes/step-bulk-change.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import type { PriceBatchRecord } from './price-batch-store.ts';
import { stepPriceBatch } from './step-price-batch.ts';

/** Deletes a batch that was never applied, in the background. Throws as `stepPriceBatch` does. */
export async function discardPriceBatch(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  seen: SeenBulkChange,
): Promise<PriceBatchRecord> {
  return stepPriceBatch(deps, principal, seen, {
    action: 'price-batch.discard',
    from: ['preparing', 'ready', 'scheduled'],
    change: () => ({ state: 'discarding', scheduledAt: null }),
  });
}
