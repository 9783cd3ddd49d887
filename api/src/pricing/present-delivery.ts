import { toEgp } from '@dp/contract/money.ts';
import type { FreeDelivery, QuotedDelivery } from '@dp/contract/quotes.ts';
import type { ShippingRate } from '../shipping/shipping-rate.ts';
import type { PricedOrder } from './price-order.ts';

/** Delivery of a priced order at its rate, in EGP and working days. */
export function presentDelivery(
  order: PricedOrder,
  { freeOverPiastres, daysMin, daysMax }: ShippingRate,
): Omit<Extract<QuotedDelivery, { state: 'available' }>, 'expected'> {
  const free = order.shippingPiastres === 0;
  const goods = goodsPiastres(order);
  return {
    state: 'available',
    cost: toEgp(order.shippingPiastres),
    free,
    free_over: freeOverPiastres === null ? null : toEgp(freeOverPiastres),
    days: { min: daysMin, max: daysMax },
    goods: toEgp(goods),
    left_to_free: free ? 0 : freeOverPiastres === null ? null : toEgp(freeOverPiastres - goods),
  };
}

/** How far a priced order is from free delivery at a goods total that holds in every place, in EGP. */
export function presentFreeDelivery(order: PricedOrder, freeOverPiastres: number): FreeDelivery {
  const goods = goodsPiastres(order);
  return {
    free_over: toEgp(freeOverPiastres),
    goods: toEgp(goods),
    left_to_free: toEgp(Math.max(0, freeOverPiastres - goods)),
  };
}

/** What is compared with the total from which delivery is free: goods after the voucher. */
function goodsPiastres({ subtotalPiastres, discountPiastres }: PricedOrder): number {
  return subtotalPiastres - discountPiastres;
}
