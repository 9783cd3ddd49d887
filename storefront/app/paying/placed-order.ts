import type { Order } from '@dp/contract/orders.ts';
import { onSessionEnd } from '../session/on-session-end.ts';

let held: Order | undefined;

/** Hands the order that was just placed to its page, which then needs no connection to show it. */
export function holdPlacedOrder(order: Order): void {
  held = order;
}

/** The order that was just placed, as it was last seen, when it is this one. */
export function cachedPlacedOrder(orderId: number | undefined): Order | undefined {
  return held?.id === orderId ? held : undefined;
}

onSessionEnd(() => {
  held = undefined;
});
