import type { Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import type { Deps } from '../../deps.ts';
import { presentTotals } from '../../pricing/price-order.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import type { FullOrder } from '../full-order.ts';
import { invoiceNumber } from '../invoice-number.ts';
import { isCancellable } from '../order-status.ts';
import { findOrder } from '../order-store.ts';
import { presentLine } from '../present-order.ts';
import { presentEditableAddress } from '../present-order-address.ts';
import { readCustomerCard } from './customer-card.ts';
import { isEditable } from './is-editable.ts';
import { readTimeline } from './read-timeline.ts';
import { visiblePhone } from './visible-phones.ts';

/**
 * Everything the page of an order shows.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`, 404 `order_not_found`.
 */
export async function getStaffOrder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  orderId: number,
  locale: Locale,
): Promise<{ data: StaffOrder }> {
  requirePermission(principal, 'orders.read');
  return readStaffOrder({ db, now }, principal, orderId, locale);
}

/** Like `getStaffOrder`, for a caller that has checked its own permission. @throws ProblemError 404 `order_not_found`. */
export async function readStaffOrder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  orderId: number,
  locale: Locale,
): Promise<{ data: StaffOrder }> {
  const found = await findOrder(db, orderId);
  if (!found) throw new ProblemError(404, 'order_not_found', { order: String(orderId) });
  const [customer, timeline] = await Promise.all([
    readCustomerCard(db, found.order, principal),
    readTimeline(db, orderId, principal, now()),
  ]);
  return {
    data: {
      ...presentSummary(found, principal, locale),
      ...presentMoney(found, locale),
      customer,
      timeline,
    },
  };
}

function presentSummary({ order, invoice }: FullOrder, principal: Principal, locale: Locale) {
  const { address } = order;
  return {
    id: order.id,
    number: order.number,
    version: order.version,
    state: order.state,
    confirmation: order.confirmation,
    call_at: order.callAt?.toISOString() ?? null,
    packing: order.packing,
    placed_at: order.placedAt.toISOString(),
    payment_method: order.paymentMethod,
    payment_state: order.payment,
    items: order.totalItems,
    units: order.totalQuantity,
    total: toEgp(order.totalPiastres),
    governorate: address && { id: address.stateId, name: address.state[locale] },
    city: address?.city[locale] ?? null,
    risk: order.risk,
    risk_reasons: [...order.riskReasons],
    locale: order.locale,
    note: order.note,
    address: address && {
      ...presentEditableAddress(address, locale),
      mobile: visiblePhone(principal, address.mobile),
      second_mobile: address.secondMobile && visiblePhone(principal, address.secondMobile),
    },
    delivery_days: { min: order.daysMin, max: order.daysMax },
    invoice: invoice && {
      number: invoiceNumber(invoice.number),
      issued_at: invoice.issuedAt.toISOString(),
    },
    cancellable: isCancellable(order.state),
    editable: isEditable(order),
  };
}

function presentMoney({ order, lines }: FullOrder, locale: Locale) {
  const { staffDiscountPiastres: amount, staffDiscountReason: reason } = order;
  return {
    lines: lines.map((line) => ({
      ...presentLine(line, locale),
      price_reason: line.priceReason,
    })),
    totals: presentTotals({ ...order, lines }),
    staff_discount: amount > 0 ? { amount: toEgp(amount), reason: reason ?? '' } : null,
    shipping_fixed: order.fixedShippingPiastres !== null,
    voucher_code: order.voucherCode,
  };
}
