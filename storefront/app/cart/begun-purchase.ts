import { readSessionJson, writeSessionJson } from '@dp/ui/storage/session-values.ts';
import { type CartLine, validLines } from './cart-lines.ts';

const KEY = 'begun-purchase';

/** Where a guest's purchase continues after logging in. */
export const BEGUN_PURCHASE = '/checkout?begun=1';

/**
 * Stores in this tab what a guest wants to buy now. The cart stays unchanged until they have logged in, so
 * that giving up loses nothing.
 */
export function savePurchase(line: CartLine): void {
  writeSessionJson(KEY, [line]);
}

/** Removes and returns the guest's purchase, when the address says that it continues. */
export function popPurchase(query: URLSearchParams): CartLine | undefined {
  if (!query.has('begun')) return undefined;
  const [line] = validLines(readSessionJson(KEY));
  writeSessionJson(KEY, undefined);
  return line;
}
