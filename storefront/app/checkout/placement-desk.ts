import { browserApi } from '../session/browser-client.ts';
import type { PlacementDesk } from './place-order.ts';
import { randomKey } from './placement.ts';
import { keepPlacement, placementRecord } from './placement-record.ts';

/** As long as a slow line needs; an order is worth waiting for. In milliseconds. */
const PLACEMENT_TIMEOUT_MS = 30_000;
/** Placing orders in this browser. */
export const placementDesk: PlacementDesk = {
  record: placementRecord,
  keep: keepPlacement,
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
 * Lets one tab after the other place an order, so that the second sees what became of the first.
 * Where the browser has no locks (an insecure origin), the shared key alone has to do.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks === undefined) return work();
  return navigator.locks.request('placement', work);
}
