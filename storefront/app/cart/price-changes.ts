import { toBasisPoints, toPiastres, unitPricePiastres } from '@dp/contract/money.ts';
import { keepValue, keptValue } from '../storage/timed-cache.ts';
import type { CartProduct } from './cart-view.ts';

const KEY = 'cart-prices';

/** Unit prices by product id, in whole piastres. */
export type UnitPrices = Readonly<Record<number, number>>;

/** Today's unit prices of the cart's products. */
export function unitPrices(products: readonly CartProduct[]): UnitPrices {
  return Object.fromEntries(
    products.map(({ id, listPrice, discount }) => [
      id,
      unitPricePiastres(toPiastres(listPrice), toBasisPoints(discount)),
    ]),
  );
}

/** What the prices were that are another today, by product id. */
export function changedPrices(before: UnitPrices, now: UnitPrices): UnitPrices {
  return Object.fromEntries(
    Object.entries(now).flatMap(([id, price]) => {
      const was = before[Number(id)];
      return was === undefined || was === price ? [] : [[id, was]];
    }),
  );
}

/** Changes told in this tab: they stay told until the page is loaded anew. */
let told: UnitPrices = {};

/**
 * Compares the cart's prices with those the shopper saw last on this device, and remembers today's.
 *
 * @returns the earlier unit prices of products that cost another today, in piastres.
 */
export async function notePrices(products: readonly CartProduct[]): Promise<UnitPrices> {
  const now = unitPrices(products);
  const before = soundPrices(await keptValue(KEY));
  told = { ...changedPrices(before, now), ...told };
  await keepValue(KEY, now);
  return changedPrices(told, now);
}

function soundPrices(kept: unknown): UnitPrices {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(([id, price]) => /^\d+$/.test(id) && Number.isSafeInteger(price)),
  );
}
