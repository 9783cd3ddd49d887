import { type PaidLine, paidFor } from '../orders/paid-lines.ts';
import { type ProductUnits, unitsOf } from '../products/units-of.ts';

/** Piastres: goods + delivery − pickupFee = total. */
export interface RefundAmount {
  readonly goods: number;
  readonly delivery: number;
  readonly pickupFee: number;
  readonly total: number;
}

/**
 * What is paid back for pieces that were taken back: what was paid for them, of the order's delivery cost
 * everything when the whole order comes back because of the shop, less the way back where the shopper pays it.
 * Shares of a line that does not divide evenly are rounded so that all of its pieces add up to what was paid.
 *
 * @param earlier pieces taken back before, in whatever returns.
 * @param wholeOrderOurFault whether with these all pieces came back because of the shop.
 */
export function refundAmount({
  lines,
  accepted,
  earlier,
  shippingPiastres,
  wholeOrderOurFault,
  pickupFeePiastres,
}: {
  readonly lines: readonly PaidLine[];
  readonly accepted: readonly ProductUnits[];
  readonly earlier: readonly ProductUnits[];
  readonly shippingPiastres: number;
  readonly wholeOrderOurFault: boolean;
  readonly pickupFeePiastres: number;
}): RefundAmount {
  const goods = lines.reduce((sum, line) => {
    const before = unitsOf(earlier, line.productId);
    const after = before + unitsOf(accepted, line.productId);
    return sum + paidFor(line, after) - paidFor(line, before);
  }, 0);
  const delivery = wholeOrderOurFault ? shippingPiastres : 0;
  const pickupFee = Math.min(pickupFeePiastres, goods + delivery);
  return { goods, delivery, pickupFee, total: goods + delivery - pickupFee };
}
