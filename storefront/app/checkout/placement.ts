import { canonicalPlacement } from '@dp/contract/canonical-placement.ts';
import type { CallInput } from '@dp/contract/endpoints.ts';
import { ApiError } from '../api/api-error.ts';

/** What an order is placed with. */
export type PlacementBody = CallInput<'placeOrder'>['body'];

/** A placement that was sent and whose outcome is unknown. */
export interface PendingPlacement {
  /** Sent with each attempt, so that it becomes at most one order (design §5). */
  readonly key: string;
  readonly shopper: number;
  readonly body: PlacementBody;
}

/** The last placement of this device that became an order. */
export interface Placed {
  readonly orderId: number;
  readonly shopper: number;
  readonly body: PlacementBody;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The ordered lines were removed from the cart. */
  readonly settled: boolean;
}

/** What the device remembers of placing orders, shared by its tabs. */
export interface PlacementRecord {
  readonly unanswered?: PendingPlacement | undefined;
  readonly placed?: Placed | undefined;
}

/** A requested order, and when the page was opened on which the shopper agreed to it. */
export interface Wanted {
  readonly shopper: number;
  readonly body: PlacementBody;
  readonly openedAt: number;
}

/** What to do about a wanted order. */
export type Decision =
  /** It has become an order since the page was opened: another tab was faster. */
  | { readonly kind: 'placed'; readonly orderId: number }
  /** Send it, under a new key or that of the pending attempt. */
  | { readonly kind: 'send'; readonly placement: PendingPlacement }
  /** A different one is pending: first find out whether it became an order, or void it. */
  | { readonly kind: 'resolve'; readonly before: PendingPlacement };

/** Whether two placements are equal, so that they may share a key. */
export function isSamePlacement(one: PlacementBody, other: PlacementBody): boolean {
  return canonicalPlacement(one) === canonicalPlacement(other);
}

/** Ensures that taps, reloads, further tabs and lost responses never make two orders of one. */
export function decide(record: PlacementRecord, wanted: Wanted, newKey: () => string): Decision {
  const { unanswered, placed } = record;
  const { shopper, body, openedAt } = wanted;
  // All tabs share one cart, and placing an order empties it: an older page is outdated.
  if (placed?.shopper === shopper && placed.at >= openedAt) {
    return { kind: 'placed', orderId: placed.orderId };
  }
  if (unanswered?.shopper === shopper) {
    return isSamePlacement(unanswered.body, body)
      ? { kind: 'send', placement: unanswered }
      : { kind: 'resolve', before: unanswered };
  }
  return { kind: 'send', placement: { key: newKey(), shopper, body } };
}

/**
 * Whether an error proves that this attempt placed nothing. Without a response, or after a 5xx, the order may
 * exist.
 */
export function provesNotPlaced(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
