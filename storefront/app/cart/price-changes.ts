import { AMOUNT_MAX_EGP, LINE_QUANTITY_MAX } from '@dp/contract/limits.ts';
import type { Quote } from '@dp/contract/quotes.ts';
import { storedValue, storeValue } from '../storage/timed-cache.ts';

const KEY = 'seen-prices';

/** A unit price, EGP, as the shopper saw it for a quantity. */
export interface SeenPrice {
  readonly price: number;
  readonly quantity: number;
}
/** By product id. */
export type SeenPrices = Readonly<Record<number, SeenPrice>>;

/** What one cost when the shopper last saw it, and what it costs now at the same quantity; EGP. */
export interface PriceChange {
  readonly was: number;
  readonly now: number;
}
/** By product id. */
export type PriceChanges = Readonly<Record<number, PriceChange>>;

/** Prices seen before those that changed; their change is shown until the page is reloaded. */
let outdated: SeenPrices = {};

/** The prices last seen on this device: the server reports which have changed. */
export async function seenPrices(): Promise<SeenPrices> {
  return { ...validPrices(await storedValue(KEY)), ...outdated };
}

/**
 * Stores a quote's prices as seen.
 *
 * @param seen the prices that the quote was compared with.
 * @returns the changes of price that it reports.
 */
export async function storeSeenPrices(
  { lines, differences }: Quote,
  seen: SeenPrices,
): Promise<PriceChanges> {
  const changes: Record<number, PriceChange> = {};
  for (const difference of differences) {
    if (difference.kind !== 'price') continue;
    const { product_id: id, expected, actual } = difference;
    changes[id] = { was: expected, now: actual };
    const before = seen[id];
    if (before !== undefined) outdated = { ...outdated, [id]: before };
  }
  await storeValue(
    KEY,
    Object.fromEntries(
      lines.map(({ product_id, unit_price: price, quantity }) => [product_id, { price, quantity }]),
    ),
  );
  return changes;
}

function validPrices(stored: unknown): SeenPrices {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([id, seen]) => /^\d+$/.test(id) && isSeenPrice(seen)),
  );
}

function isSeenPrice(value: unknown): value is SeenPrice {
  const { price, quantity } = (value ?? {}) as Partial<Record<keyof SeenPrice, unknown>>;
  return (
    typeof price === 'number' &&
    price >= 0 &&
    price <= AMOUNT_MAX_EGP &&
    Number.isInteger(quantity) &&
    (quantity as number) >= 1 &&
    (quantity as number) <= LINE_QUANTITY_MAX
  );
}
