import type { Locale } from '@dp/contract/locale.ts';
import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import type {
  phoneQuoteResponse,
  placePhoneOrderBody,
  quotePhoneOrderBody,
} from '@dp/contract/staff/phone-orders.ts';
import type { z } from 'zod';
import { lockCustomerByPhone } from '../../../accounts/customer-by-phone.ts';
import { lockAccountOf } from '../../../accounts/lock-customer.ts';
import { toE164 } from '../../../accounts/phone-number.ts';
import type { Customer } from '../../../accounts/read-customer.ts';
import { readAddressValues } from '../../../addresses/store-address.ts';
import { recordAudit } from '../../../audit-trail/record-audit.ts';
import type { Db } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Deps } from '../../../deps.ts';
import { requirePlace } from '../../../locations/places.ts';
import { type Principal, requirePermission } from '../../../principals/principal.ts';
import { invalidFields, ProblemError, within } from '../../../problems/problem-error.ts';
import { requireShippingRate } from '../../../shipping/find-shipping-rate.ts';
import type { ShippingRate } from '../../../shipping/shipping-rate.ts';
import { assessOrder, readAssessment } from '../../assess-order.ts';
import { notifyCustomer } from '../../notify-customer.ts';
import { copyOfAddress } from '../../order-copies.ts';
import { orderDiffers } from '../../order-differences.ts';
import { findPlacement } from '../../placement-store.ts';
import { recordOrder } from '../../record-order.ts';
import { hashRequest } from '../../request-hash.ts';
import { ringStaff } from '../../ring-staff.ts';
import { termsOfPayment } from '../../terms-of-payment.ts';
import { applyAttempt } from '../apply-attempt.ts';
import { pricedSnapshotOf } from '../edit/order-snapshot.ts';
import { readStaffOrder } from '../get-staff-order.ts';
import { planSale, type Sale } from './plan-sale.ts';

type QuotedSale = z.output<typeof quotePhoneOrderBody>;
type Body = z.output<typeof placePhoneOrderBody>;

/**
 * What an order for a caller would cost, and why it could not be placed; nothing is reserved.
 *
 * @throws ProblemError as `placePhoneOrder`.
 */
export async function quotePhoneOrder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  sale: QuotedSale,
  locale: Locale,
): Promise<z.output<typeof phoneQuoteResponse>> {
  assertAllowed(principal, sale);
  const rate = sale.address && (await rateOf(db, sale.address));
  const planned = await planSale(db, sale, { rate, lock: false, locale, at: now() });
  const { lines, priced, stock, differences } = planned;
  const { address: _, ...order } = pricedSnapshotOf({ ...priced, lines, address: null }, locale);
  return { data: { order, stock: [...stock], differences: [...differences] } };
}

/**
 * Places an order for a caller, at the total they were told: their call confirms it. A retry with the same key
 * returns the order that it placed. Rows are locked as when shoppers place: customer, products by id.
 *
 * @throws ProblemError 403 `permission_required` without `orders.edit`, for prices and discounts `prices.edit`;
 *   404 `customer_not_found`, 422 `idempotency_key_reused`, 409 `order_differs` with what is short or costs
 *   something else; as `planSale`
 *   and `rateOf`.
 */
export async function placePhoneOrder(
  deps: Deps,
  principal: Principal,
  body: Body,
  locale: Locale,
): Promise<{ data: StaffOrder }> {
  assertAllowed(principal, body);
  const requestHash = hashRequest(JSON.stringify(body));
  const { key, expected_total: expected } = body;
  const orderId = await inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const customer = await lockCaller(tx, body, at);
    const before = await findPlacement(tx, customer.id, key);
    if (before && before.requestHash !== requestHash) {
      throw new ProblemError(422, 'idempotency_key_reused');
    }
    if (before) return before.orderId;
    const address = copyOfAddress(within('address', () => readAddressValues(body.address)));
    const rate = await rateOf(tx, body.address);
    const planned = await planSale(tx, body, { rate, lock: true, locale, at });
    const { priced, stock: _, differences, ...agreed } = planned;
    const { totalPiastres } = priced;
    const total = { kind: 'total' as const, expected, actual: toEgp(totalPiastres) };
    const all = totalPiastres === toPiastres(expected) ? differences : [...differences, total];
    if (all.length > 0) throw orderDiffers(all, priced);
    const assessment = await readAssessment(tx, { customerId: customer.id, address, at });
    const placed = await recordOrder(
      tx,
      { principal, customerId: customer.id, key, requestHash, locale: body.locale },
      {
        ...agreed,
        daysMin: rate.daysMin,
        daysMax: rate.daysMax,
        ...assessOrder({ totalPiastres, address }, assessment),
        ...termsOfPayment('cash_on_delivery', { totalPiastres, at }),
        confirmation: 'to_confirm',
        priced,
        address,
        note: body.note ?? null,
        staffDiscountReason: body.discount?.reason ?? null,
        at,
      },
    );
    await notifyCustomer(tx, deps, customer, placed, 'placed');
    await ringStaff(tx, deps, principal, placed.order);
    const confirmed = { channel: 'phone', outcome: 'confirmed' } as const;
    await applyAttempt(tx, deps, principal, placed.order, confirmed);
    await recordAudit(tx, principal, {
      action: 'order.place',
      subject: { kind: 'order', id: placed.order.id },
      after: { number: placed.order.number, total: toEgp(totalPiastres), customer: customer.id },
      at,
    });
    return placed.order.id;
  });
  return readStaffOrder(deps, principal, orderId, locale);
}

function assertAllowed(principal: Principal, { lines, discount }: Sale): void {
  requirePermission(principal, 'orders.edit');
  const prices = lines.some(({ unit_price }) => unit_price !== undefined);
  if (prices || discount) requirePermission(principal, 'prices.edit');
}

/** @throws ProblemError 400 for an unknown place; 422 `delivery_unavailable`. */
async function rateOf(
  db: Db,
  { state_id: stateId, city_id: cityId }: NonNullable<QuotedSale['address']>,
): Promise<ShippingRate> {
  const place = within('address', () => requirePlace(stateId, cityId));
  return requireShippingRate(db, place);
}

async function lockCaller(tx: Db, { customer, locale }: Body, at: Date): Promise<Customer> {
  if ('id' in customer) {
    const known = await lockAccountOf(tx, customer.id);
    if (!known) throw new ProblemError(404, 'customer_not_found');
    return known;
  }
  const phone = toE164(customer.phone);
  if (phone === undefined) throw invalidFields({ 'customer.phone': 'phone_invalid' });
  return lockCustomerByPhone(tx, { phone, name: customer.name, locale, at });
}
