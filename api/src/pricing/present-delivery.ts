import { toEgp } from '@dp/contract/money.ts';
import type { QuotedDelivery } from '@dp/contract/quotes.ts';
import type { ShippingRate } from '../shipping/shipping-rate.ts';
import type { PricedOrder } from './price-order.ts';

/** Delivery of a priced order at its rate, in EGP and working days. */
export function presentDelivery(
  { shippingPiastres, subtotalPiastres, discountPiastres }: PricedOrder,
  { freeOverPiastres, daysMin, daysMax }: ShippingRate,
): Extract<QuotedDelivery, { state: 'available' }> {
  const free = shippingPiastres === 0;
  const goods = subtotalPiastres - discountPiastres;
  return {
    state: 'available',
    cost: toEgp(shippingPiastres),
    free,
    free_over: freeOverPiastres === null ? null : toEgp(freeOverPiastres),
    days: { min: daysMin, max: daysMax },
    goods: toEgp(goods),
    left_to_free: free ? 0 : freeOverPiastres === null ? null : toEgp(freeOverPiastres - goods),
  };
}
