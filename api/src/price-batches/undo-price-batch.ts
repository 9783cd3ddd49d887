import type { SeenBulkChange } from '../bulk-changes/step-bulk-change.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import type { PriceBatchRecord } from './price-batch-store.ts';
import { stepPriceBatch } from './step-price-batch.ts';

/**
 * Brings back the prices before a batch, in the background; prices that somebody changed since stay. Orders
 * keep what they were placed at. Throws as `stepPriceBatch` does.
 */
export async function undoPriceBatch(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  seen: SeenBulkChange,
): Promise<PriceBatchRecord> {
  return stepPriceBatch(deps, principal, seen, {
    action: 'price-batch.undo',
    from: ['applied'],
    change: (_, at) => ({ state: 'undoing', undoneAt: at }),
  });
}
