import type { OwnAddress } from '../addresses/require-own-address.ts';
import type { Db } from '../database/database.ts';
import { digitsOf } from '../find/terms.ts';
import { priceOrder } from '../pricing/price-order.ts';
import { takeStock } from '../products/move-stock.ts';
import { redeemVoucher } from '../vouchers/redeem-voucher.ts';
import type { AgreedOrder } from './agree-on-quote.ts';
import { type Assessment, assessOrder } from './assess-order.ts';
import type { FullOrder } from './full-order.ts';
import { insertOrder } from './insert-order.ts';
import { copyOfAddress, copyOfLine } from './order-copies.ts';
import { differencesOfMoney, orderDiffers } from './order-differences.ts';
import type { Placement } from './place-order.ts';

/**
 * Inserts an agreed order with its copies of products and address, takes its stock and redeems its voucher.
 *
 * @throws ProblemError 409 `order_differs` when the voucher's last use went to another order meanwhile.
 */
export async function recordOrder(
  tx: Db,
  { shopper, key, body, locale }: Placement,
  {
    priced,
    terms,
    requestHash,
    address,
    assessment,
  }: AgreedOrder & { requestHash: string; address: OwnAddress; assessment: Assessment },
): Promise<FullOrder> {
  const { customerId } = shopper;
  const { lines, shares, voucher } = priced;
  const { rate, at } = terms;
  const full = await insertOrder(
    tx,
    {
      customerId,
      idempotencyKey: key,
      requestHash,
      state: 'draft',
      stateAt: at,
      locale,
      paymentMethod: body.payment_method,
      subtotalPiastres: priced.subtotalPiastres,
      discountPiastres: priced.discountPiastres,
      shippingPiastres: priced.shippingPiastres,
      totalPiastres: priced.totalPiastres,
      totalItems: lines.length,
      totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      voucherCode: voucher?.code ?? null,
      note: body.note ?? null,
      address: copyOfAddress(address),
      daysMin: rate.daysMin,
      daysMax: rate.daysMax,
      placedAt: at,
      version: 1,
      ...assessOrder({ totalPiastres: priced.totalPiastres, address }, assessment),
      callAt: null,
      packing: 'none',
      phoneDigits: digitsOf(address.mobile),
      governorateId: address.stateId,
      staffDiscountPiastres: 0,
      staffDiscountReason: null,
      fixedShippingPiastres: null,
      parcelProblem: false,
      toInspect: false,
      unsettled: false,
    },
    lines.map((line, index) => copyOfLine(line, shares[index] ?? 0)),
    shopper,
  );
  const orderId = full.order.id;
  const units = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  // The rows were locked when they were read, so this cannot fail; if it did, the transaction would roll
  // back.
  const taken = await takeStock(tx, units, { orderId, principal: shopper, at });
  if (!taken) throw new Error('Stock that was locked is gone.');
  if (voucher !== undefined && voucher.reason === undefined) {
    const redeemed = await redeemVoucher(tx, {
      voucherId: voucher.voucherId,
      customerId,
      orderId,
      at,
    });
    if (!redeemed) {
      const refused = { code: voucher.code, reason: 'used_up' } as const;
      const without = priceOrder(lines, { ...terms, voucher: refused });
      throw orderDiffers(differencesOfMoney(body, without), without);
    }
  }
  return full;
}
