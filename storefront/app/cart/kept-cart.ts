import { browserLocale } from '../i18n/current-locale.ts';
import { keepValue, keptValue } from '../storage/timed-cache.ts';
import type { CartData } from './cart-view.ts';

const key = () => `cart.${browserLocale()}`;

/** Keeps what the shop said of the cart, so that it can be shown without a connection. */
export async function keepCartData(data: CartData): Promise<void> {
  await keepValue(key(), data);
}

/** What the shop said of the cart last; undefined when it was never asked on this device. */
export async function keptCartData(): Promise<CartData | undefined> {
  const kept = (await keptValue(key())) as Partial<CartData> | undefined;
  if (!Array.isArray(kept?.products) || !Array.isArray(kept.missing)) return undefined;
  return kept as CartData;
}
