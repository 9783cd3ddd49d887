import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import { digitsOf } from '../find/terms.ts';
import type { PricedOrder } from '../pricing/price-order.ts';
import type { Principal } from '../principals/principal.ts';
import type { FullOrder, NewOrderLine, OrderRow } from './full-order.ts';
import { insertOrder } from './insert-order.ts';
import type { OrderAddress } from './order-tables.ts';

/** Who places an order for whom, and by which request. */
export interface Placer {
  readonly principal: Principal;
  readonly customerId: number;
  readonly key: string;
  readonly requestHash: string;
  readonly locale: Locale;
}

/** An agreed order, priced with its products locked. */
export interface Agreed
  extends Pick<
    OrderRow,
    | 'confirmation'
    | 'paymentMethod'
    | 'payment'
    | 'payUntil'
    | 'risk'
    | 'riskReasons'
    | 'note'
    | 'staffDiscountReason'
    | 'fixedShippingPiastres'
    | 'daysMin'
    | 'daysMax'
  > {
  readonly priced: PricedOrder;
  readonly lines: readonly NewOrderLine[];
  readonly address: OrderAddress;
  readonly at: Date;
}

/** Inserts an agreed order with its copies of products and address, and takes its stock. */
export async function recordOrder(
  tx: Db,
  { principal, customerId, key, requestHash, locale }: Placer,
  { priced, lines, address, at, ...columns }: Agreed,
): Promise<FullOrder> {
  return insertOrder(
    tx,
    {
      ...columns,
      customerId,
      idempotencyKey: key,
      requestHash,
      state: 'draft',
      stateAt: at,
      locale,
      subtotalPiastres: priced.subtotalPiastres,
      discountPiastres: priced.discountPiastres,
      staffDiscountPiastres: priced.staffDiscountPiastres,
      shippingPiastres: priced.shippingPiastres,
      totalPiastres: priced.totalPiastres,
      totalItems: lines.length,
      totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      voucherCode: priced.voucher?.code ?? null,
      address,
      phoneDigits: digitsOf(address.mobile),
      governorateId: address.stateId,
      placedAt: at,
      version: 1,
      callAt: null,
      packing: 'none',
      addressVersion: 1,
      parcelProblem: false,
      toInspect: false,
      unsettled: false,
      paidPiastres: 0,
      refundedPiastres: 0,
    },
    lines,
    principal,
  );
}
