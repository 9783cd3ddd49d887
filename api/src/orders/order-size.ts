import type { Settings } from '../settings/read-settings.ts';

/** How much one order may have, as the owner has set it; 0 for any number. */
export interface OrderSizeLimits {
  /** Units of one product. */
  readonly unitsPerLine: number;
  /** Units of all products. */
  readonly unitsPerOrder: number;
  /** EGP: the sum of a customer's cash orders that the shop has not confirmed yet. */
  readonly unconfirmedCashEgp: number;
}

export function orderSizeLimits({ value }: Settings['order_size']): OrderSizeLimits {
  return {
    unitsPerLine: value.units_per_line ?? 0,
    unitsPerOrder: value.units_per_order ?? 0,
    unconfirmedCashEgp: value.unconfirmed_cash ?? 0,
  };
}
