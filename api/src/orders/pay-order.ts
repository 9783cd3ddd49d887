import type { PrepaidMethod } from '@dp/contract/payments.ts';
import { readCustomer } from '../accounts/read-customer.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { paymentWork } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { FullOrder, OrderRow } from './full-order.ts';
import { notifyCustomer } from './notify-customer.ts';
import { changeOrder, findOwnOrder, lockOrder, readOrder } from './order-store.ts';
import { ringStaff } from './ring-staff.ts';
import { takeStep } from './take-step.ts';

/** Whether an order still waits for its payment. */
export function isAwaiting({ state, payment }: OrderRow): boolean {
  return state === 'draft' && payment === 'awaiting';
}

/**
 * Locks one of a customer's own orders that waits for its payment.
 *
 * @throws ProblemError 404 `order_not_found`, 409 `payment_not_awaited` with its `number`.
 */
export async function lockAwaiting(
  tx: Db,
  { orderId, customerId }: { readonly orderId: number; readonly customerId: number },
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId, customerId);
  if (!order) throw new ProblemError(404, 'order_not_found');
  if (!isAwaiting(order)) {
    throw new ProblemError(409, 'payment_not_awaited', { number: order.number });
  }
  return order;
}

/** One of a customer's own orders. @throws ProblemError 404 `order_not_found`. */
export async function requireOwnOrder(
  db: Db,
  { orderId, customerId }: { readonly orderId: number; readonly customerId: number },
): Promise<FullOrder> {
  const found = await findOwnOrder(db, customerId, orderId);
  if (!found) throw new ProblemError(404, 'order_not_found');
  return found;
}

/** Locks any order; the caller knows that it exists. */
export async function lockPaidOrder(tx: Db, orderId: number): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`Order ${orderId} of a payment does not exist.`);
  return order;
}

/** Notes by what, and until when, a locked order is to be paid now. */
export async function awaitPayment(
  tx: Db,
  order: OrderRow,
  { method, until }: { readonly method: PrepaidMethod; readonly until: Date },
): Promise<void> {
  await changeOrder(tx, order.id, { paymentMethod: method, payUntil: until });
}

/** Gives a locked order that waits for its payment at least this long. */
export async function extendPayment(tx: Db, order: OrderRow, least: Date): Promise<void> {
  if (!isAwaiting(order) || (order.payUntil ?? least) > least) return;
  await changeOrder(tx, order.id, { payUntil: least });
}

/** Tells the customer how long an order is reserved that they pay elsewhere. */
export async function noticeOfPayment(tx: Db, deps: Deps, order: OrderRow): Promise<void> {
  const customer = await readCustomer(tx, order.customerId);
  if (!customer) return;
  await notifyCustomer(tx, deps, customer, await readOrder(tx, order.id), 'awaiting-payment');
}

/**
 * Books money received for a locked order. One that waited for it goes on to packing, and only then do its
 * customer and staff are notified.
 *
 * @returns whether it did; false for money that came too late or twice.
 */
export async function bookPayment(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  { amountPiastres, at }: { readonly amountPiastres: number; readonly at: Date },
): Promise<boolean> {
  const paidPiastres = order.paidPiastres + amountPiastres;
  if (!isAwaiting(order)) {
    await changeOrder(tx, order.id, { paidPiastres });
    return false;
  }
  const paid = { paidPiastres, payment: 'paid' as const, payUntil: null };
  await changeOrder(tx, order.id, paid);
  const now = { ...order, ...paid };
  const full = await takeStep(tx, deps, paymentWork, { order: now, to: 'ongoing', at });
  const customer = await readCustomer(tx, order.customerId);
  if (customer) await notifyCustomer(tx, deps, customer, full, 'paid');
  await ringStaff(tx, deps, paymentWork, now);
  return true;
}

/** Books money refunded to the customer of a locked order, and notifies them. */
export async function bookRefund(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  amountPiastres: number,
): Promise<void> {
  const refundedPiastres = order.refundedPiastres + amountPiastres;
  await changeOrder(tx, order.id, { refundedPiastres });
  const customer = await readCustomer(tx, order.customerId);
  if (!customer) return;
  const full = await readOrder(tx, order.id);
  await notifyCustomer(tx, deps, customer, full, 'refunded', { amountPiastres });
}

/** What a provider is given about an order: its lines with delivery and discount, and who pays. */
export async function describeForPayment(db: Db, orderId: number) {
  const { order, lines } = await readOrder(db, orderId);
  const { address, locale } = order;
  if (!address) throw new Error(`Order ${order.number} has lost its address.`);
  const customer = await readCustomer(db, order.customerId);
  return {
    amount: order.totalPiastres,
    locale,
    orderNumber: order.number,
    lines: [
      // A line's share of the discount does not divide by its units: each line is one item.
      ...lines.map((line) => ({
        sku: line.sku,
        name: `${line.quantity} × ${locale === 'ar' ? line.nameAr : line.nameEn}`,
        amount: line.totalPiastres - line.discountSharePiastres,
      })),
      ...(order.shippingPiastres === 0
        ? []
        : [
            {
              sku: 'DELIVERY',
              name: locale === 'ar' ? 'التوصيل' : 'Delivery',
              amount: order.shippingPiastres,
            },
          ]),
    ],
    customer: {
      name: address.fullName,
      mobile: address.mobile,
      email: customer?.emailVerified ? customer.email : null,
      street: address.street,
      city: address.city[locale],
      governorate: address.state[locale],
      building: address.building,
      floor: address.floor,
      apartment: address.apartment,
    },
  };
}

/** Why an order that nobody paid for in time was cancelled, for its timeline. */
export const EXPIRY_NOTE = {
  ar: 'لم يصل الدفع في الموعد.',
  en: 'The payment did not come in time.',
} as const;
