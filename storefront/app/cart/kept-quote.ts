import type { Quote } from '@dp/contract/quotes.ts';
import { browserLocale } from '../i18n/current-locale.ts';
import { keepValue, keptValue } from '../storage/timed-cache.ts';

const key = () => `quote.${browserLocale()}`;

/** Keeps the cart's last quote, so that it can be shown without a connection; not where it is delivered. */
export async function keepQuote(quote: Quote): Promise<void> {
  await keepValue(key(), { ...quote, address: null, delivery: null } satisfies Quote);
}

/** The cart's last quote; undefined when the shop was never asked on this device. */
export async function keptQuote(): Promise<Quote | undefined> {
  const kept = (await keptValue(key())) as Partial<Quote> | undefined;
  const isSound = [kept?.lines, kept?.missing].every(Array.isArray) && kept?.totals !== undefined;
  return isSound ? (kept as Quote) : undefined;
}
