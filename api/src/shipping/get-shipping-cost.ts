import type { CallOutput } from '@dp/contract/endpoints.ts';
import { subtotalPiastres, toEgp } from '@dp/contract/money.ts';
import type { shippingCostBody } from '@dp/contract/shipping.ts';
import type { z } from 'zod';
import { requireOwnAddress } from '../addresses/require-own-address.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { requirePlace } from '../locations/places.ts';
import type { ShopperPrincipal } from '../principals/principal.ts';
import { priceCart } from '../products/priced-lines.ts';
import { applyVoucher } from '../vouchers/apply-voucher.ts';
import { requireShippingRate } from './require-shipping-rate.ts';
import { shippingPiastres } from './shipping-rate.ts';

type Deal = Pick<Deps, 'db' | 'now'>;
type Body = z.output<typeof shippingCostBody>;

/**
 * What delivery of a cart costs, in EGP, and how many working days it takes: to an own address, or to a
 * governorate and city. Free from a goods total on, which is counted after the voucher; a voucher that
 * does not hold counts as none (the voucher check says why).
 *
 * @throws ProblemError 404 for another's address and unknown places, 422 `delivery_unavailable`.
 */
export async function getShippingCost(
  { db, now }: Deal,
  body: Body,
  caller: { shopper: ShopperPrincipal | undefined; sentToken: boolean },
): Promise<CallOutput<'getShippingCost'>> {
  const rate = await requireShippingRate(db, await destination(db, body, caller));
  const lines = await priceCart(db, body.lines);
  const voucher =
    body.voucher_code === undefined
      ? undefined
      : await applyVoucher(db, body.voucher_code, {
          lines,
          customerId: caller.shopper?.customerId,
          at: now(),
        });
  const discount = voucher?.reason === undefined ? (voucher?.discountPiastres ?? 0) : 0;
  const cost = shippingPiastres(rate, subtotalPiastres(lines) - discount);
  return {
    data: {
      cost: toEgp(cost),
      free: cost === 0,
      free_over: rate.freeOverPiastres === null ? null : toEgp(rate.freeOverPiastres),
      days: { min: rate.daysMin, max: rate.daysMax },
    },
  };
}

async function destination(
  db: Deal['db'],
  body: Body,
  { shopper, sentToken }: { shopper: ShopperPrincipal | undefined; sentToken: boolean },
): Promise<{ stateId: number; cityId: number }> {
  if (body.address_id === undefined) {
    return requirePlace(body.state_id ?? 0, body.city_id ?? 0);
  }
  if (!shopper) throw new ProblemError(401, sentToken ? 'session_expired' : 'login_required');
  return requireOwnAddress(db, shopper.customerId, body.address_id);
}
