import { currentShopper } from '../session/session.ts';
import type { Placed } from './placement.ts';
import { placementRecord } from './placement-record.ts';

/** How long an order counts as just placed. */
const JUST_PLACED_MS = 10 * 60_000;
/** No payment is awaited for longer. */
const AWAITED_MS = 7 * 24 * 60 * 60_000;

/** The shopper's order that this device placed in the last minutes. */
export function justPlaced(now = Date.now()): Placed | undefined {
  return placedWithin(JUST_PLACED_MS, now);
}

/**
 * The order that this device just placed, if it is paid before it is sent: Back from its pay page leads to it and not
 * to an empty cart.
 */
export function justPlacedToPay(): Placed | undefined {
  return ifPrepaid(justPlaced());
}

/** The shopper's newest order of this device while it may wait for its payment. */
export function perhapsUnpaid(): Placed | undefined {
  return ifPrepaid(placedWithin(AWAITED_MS, Date.now()));
}

export function orderAddress({ orderId }: Placed): string {
  return `/order-history/${orderId}`;
}

function ifPrepaid(placed: Placed | undefined): Placed | undefined {
  return placed?.body.payment_method === 'cash_on_delivery' ? undefined : placed;
}

function placedWithin(ms: number, now: number): Placed | undefined {
  const { placed } = placementRecord();
  if (placed === undefined || placed.shopper !== currentShopper()?.id) return undefined;
  return now - placed.at < ms ? placed : undefined;
}
