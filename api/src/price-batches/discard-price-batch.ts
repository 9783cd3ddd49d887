import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import type { PriceBatchRecord } from './price-batch-store.ts';
import { type SeenPriceBatch, stepPriceBatch } from './step-price-batch.ts';

/** Deletes a batch that was never applied, in the background. Throws as `stepPriceBatch` does. */
export async function discardPriceBatch(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  seen: SeenPriceBatch,
): Promise<PriceBatchRecord> {
  return stepPriceBatch(deps, principal, seen, {
    action: 'price-batch.discard',
    from: ['preparing', 'ready', 'scheduled'],
    change: () => ({ state: 'discarding', scheduledAt: null }),
  });
}
