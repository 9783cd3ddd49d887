import { readSessionJson, writeSessionJson } from '../storage/session-values.ts';
import { type CartLine, soundLines } from './cart-lines.ts';

const KEY = 'begun-purchase';

/** Where a guest's purchase goes on after logging in. */
export const BEGUN_PURCHASE = '/checkout?begun=1';

/**
 * Remembers in this tab what a guest wants to buy alone. The cart stays as it is until they have logged
 * in: a guest who gives up on that keeps it.
 */
export function keepPurchase(line: CartLine): void {
  writeSessionJson(KEY, [line]);
}

/** What a guest wanted to buy, once, when the address says that it goes on. */
export function takePurchase(query: URLSearchParams): CartLine | undefined {
  if (!query.has('begun')) return undefined;
  const [line] = soundLines(readSessionJson(KEY));
  writeSessionJson(KEY, undefined);
  return line;
}
