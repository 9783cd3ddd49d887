import type { Quote } from '@dp/contract/quotes.ts';
import { browserLocale } from '../i18n/current-locale.ts';
import { storedValue, storeValue } from '../storage/timed-cache.ts';

const key = () => `tiered-quote.${browserLocale()}`;

/** Caches the cart's last quote for offline use, without its address. */
export async function cacheQuote(quote: Quote): Promise<void> {
  await storeValue(key(), { ...quote, address: null, delivery: null } satisfies Quote);
}

/** The cart's last quote; undefined if there was none on this device. */
export async function cachedQuote(): Promise<Quote | undefined> {
  const stored = (await storedValue(key())) as Partial<Quote> | undefined;
  const isValid =
    [stored?.lines, stored?.missing].every(Array.isArray) && stored?.totals !== undefined;
  return isValid ? (stored as Quote) : undefined;
}
