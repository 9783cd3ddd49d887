import { AMOUNT_MAX_EGP } from '@dp/contract/limits.ts';
import type { Quote } from '@dp/contract/quotes.ts';
import { storedValue, storeValue } from '../storage/timed-cache.ts';

const KEY = 'seen-prices';

/** Unit prices by product id, EGP. */
export type UnitPrices = Readonly<Record<number, number>>;

/** Earlier prices of products whose price changed; shown until the page is reloaded. */
let changed: UnitPrices = {};

/** The prices last seen on this device: the server reports which have changed. */
export async function seenPrices(): Promise<UnitPrices> {
  return { ...validPrices(await storedValue(KEY)), ...changed };
}

/**
 * Stores a quote's prices as seen.
 *
 * @returns the earlier unit prices of products whose price changed.
 */
export async function storeSeenPrices({ lines, differences }: Quote): Promise<UnitPrices> {
  const earlier = Object.fromEntries(
    differences.flatMap((difference) =>
      difference.kind === 'price' ? [[difference.product_id, difference.expected]] : [],
    ),
  );
  changed = { ...changed, ...earlier };
  await storeValue(
    KEY,
    Object.fromEntries(lines.map(({ product_id, unit_price }) => [product_id, unit_price])),
  );
  return earlier;
}

function validPrices(stored: unknown): UnitPrices {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([id, price]) =>
        /^\d+$/.test(id) && typeof price === 'number' && price >= 0 && price <= AMOUNT_MAX_EGP,
    ),
  );
}
