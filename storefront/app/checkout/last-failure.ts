import { cartLines } from '../cart/change-cart.ts';

/** Whether nothing was placed for certain. */
export type Failure = 'sure' | 'unsure';

let last: { readonly lines: unknown; readonly failure: Failure } | undefined;

/** Keeps for the review how the last try to place this cart failed; undefined with a new try. */
export function keepFailure(failure: Failure | undefined): void {
  last = failure && { lines: cartLines(), failure };
}

/** How the last try failed, unless the cart has changed since. */
export function lastFailure(): Failure | undefined {
  return last?.lines === cartLines() ? last.failure : undefined;
}
