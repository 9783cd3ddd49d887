import type { SeenBulkChange } from '../bulk-changes/step-bulk-change.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import type { PriceBatchRecord } from './price-batch-store.ts';
import { stepPriceBatch } from './step-price-batch.ts';

/** Takes back the time of a scheduled batch, which waits again. Throws as `stepPriceBatch` does. */
export async function unschedulePriceBatch(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  seen: SeenBulkChange,
): Promise<PriceBatchRecord> {
  return stepPriceBatch(deps, principal, seen, {
    action: 'price-batch.unschedule',
    from: ['scheduled'],
    change: () => ({ state: 'ready', scheduledAt: null }),
  });
}
