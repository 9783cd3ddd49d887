import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { shippingCostBody } from '@dp/contract/shipping.ts';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { priceCart } from '../products/priced-lines.ts';
import { findShippingRate } from '../shipping/find-shipping-rate.ts';
import { readVoucherTerms } from '../vouchers/apply-voucher.ts';
import { type Caller, findDestination } from './find-destination.ts';
import { presentDelivery } from './present-delivery.ts';
import { priceOrder } from './price-order.ts';

/**
 * The delivery cost of a cart, in EGP, and its working days: to an own address, or to a governorate and city.
 * Free from a goods total on, computed after the voucher; an invalid voucher is ignored (the voucher check
 * says why).
 *
 * @throws ProblemError 404 for another's address and unknown places, 422 `delivery_unavailable`.
 */
export async function getShippingCost(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  body: z.output<typeof shippingCostBody>,
  caller: Caller,
): Promise<CallOutput<'getShippingCost'>> {
  const { place } = await findDestination(db, body, caller);
  const rate = place && (await findShippingRate(db, place));
  if (!rate) throw new ProblemError(422, 'delivery_unavailable');
  const lines = await priceCart(db, body.lines);
  const voucher =
    body.voucher_code === undefined
      ? undefined
      : await readVoucherTerms(db, body.voucher_code, caller.shopper?.customerId);
  const order = priceOrder(lines, { rate, voucher, at: now() });
  const { cost, free, free_over, days } = presentDelivery(order, rate);
  return { data: { cost, free, free_over, days } };
}
