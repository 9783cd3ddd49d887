import { cartLines } from '../cart/change-cart.ts';
import { onSessionEnd } from '../session/on-session-end.ts';
import type { Review } from './load-review.ts';

/** Whether nothing was placed for certain. */
export type Failure = 'sure' | 'unsure';

interface LastFailure {
  readonly failure: Failure;
  /** What the shopper agreed to, to be placed again. */
  readonly review: Review;
}

let last: (LastFailure & { readonly lines: unknown }) | undefined;

/** Keeps how the last try to place this cart failed. */
export function keepFailure(failure: Failure, review: Review): void {
  last = { lines: cartLines(), failure, review };
}

/** With a new try. */
export function forgetFailure(): void {
  last = undefined;
}

/** How the last try failed, unless the cart has changed since. */
export function lastFailure(): LastFailure | undefined {
  return last?.lines === cartLines() ? last : undefined;
}

// The cart stays, but it was agreed to with this shopper's address.
onSessionEnd(forgetFailure);
