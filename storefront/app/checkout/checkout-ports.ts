import { randomKey } from '@dp/ui/storage/random-key.ts';
import { browserApi } from '../session/browser-client.ts';
import type { CheckoutPorts } from './place-order.ts';
import { placementRecord, savePlacement } from './placement-record.ts';

/** As long as a slow line needs; an order is worth waiting for. In milliseconds. */
const PLACEMENT_TIMEOUT_MS = 30_000;
/** Placing orders in this browser. */
export const checkoutPorts: CheckoutPorts = {
  record: placementRecord,
  keep: savePlacement,
  send: async (body, key) => {
    const { data } = await browserApi().call('placeOrder', {
      body,
      headers: { 'idempotency-key': key },
      timeoutMs: PLACEMENT_TIMEOUT_MS,
    });
    return data;
  },
  resolve: async (key) => {
    const { data } = await browserApi().call('resolvePlacement', {
      headers: { 'idempotency-key': key },
    });
    return data;
  },
  newKey: randomKey,
  now: Date.now,
};

/**
 * Serialises placements across tabs, so that the second sees the first one's outcome. Where the browser has
 * no locks (an insecure origin), only the shared key protects.
 */
export async function withPlacementLock<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks === undefined) return work();
  return navigator.locks.request('placement', work);
}
