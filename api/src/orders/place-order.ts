import { canonicalPlacement } from '@dp/contract/canonical-placement.ts';
import type { Order } from '@dp/contract/orders.ts';
import { lockCustomer } from '../accounts/lock-customer.ts';
import { requireOwnAddress } from '../addresses/require-own-address.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { sendTogether } from '../database/send-together.ts';
import type { AppDeps } from '../deps.ts';
import { readMessageWording } from '../message-texts/message-wording.ts';
import { requireOfferOf } from '../payments/offered-methods.ts';
import { confirmationRule } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readSettings } from '../settings/read-settings.ts';
import { listDevicesToRing } from '../staff/push/ring-devices.ts';
import type { VoucherGuesses } from '../vouchers/voucher-guesses.ts';
import { agreeOnQuote } from './agree-on-quote.ts';
import { assessOrder, readAssessment } from './assess-order.ts';
import { notifyCustomer } from './notify-customer.ts';
import { copyOfAddress, copyOfLine } from './order-copies.ts';
import { assertMayOrder, assertOrderSize, limitsOf, readUnconfirmed } from './order-limits.ts';
import { orderSizeLimits } from './order-size.ts';
import { readOrder } from './order-store.ts';
import type { Placement } from './placement.ts';
import { findKey, findPlacement } from './placement-store.ts';
import { presentOrder } from './present-order.ts';
import { recordOrder } from './record-order.ts';
import { redeemAgreedVoucher } from './redeem-agreed-voucher.ts';
import { hashRequest } from './request-hash.ts';
import { ringStaff } from './ring-staff.ts';
import { takeStep } from './take-step.ts';
import { termsOfPayment } from './terms-of-payment.ts';

/**
 * Places an order (design §5), in one transaction. A retry with the same key returns the existing order.
 *
 * Rows are always locked in the same order: customer, products by id, voucher.
 *
 * An order to be paid before waits as a draft that staff need not confirm.
 *
 * @throws ProblemError 422 `payment_method_unavailable`, 422 `idempotency_key_reused`, 409 `placement_voided`
 *   (`resolvePlacement`), 403 `verification_required`, 404 `address_not_found`, 422 `delivery_unavailable`, the
 *   owner's limits (`order-limits.ts`, `voucher-guesses.ts`), and 409 `order_differs` with every difference from
 *   what the shopper agreed to and the `quote` of what is available now.
 */
export async function placeOrder(
  deps: Pick<AppDeps, 'db' | 'config' | 'now' | 'payments'>,
  guesses: VoucherGuesses,
  placement: Placement,
): Promise<{ data: Order }> {
  const { shopper, key, body, locale } = placement;
  const { customerId } = shopper;
  const requestHash = hashRequest(canonicalPlacement(body));
  await admitVoucher(deps, guesses, placement);
  const order = await inTransaction(deps.db, async (tx) => {
    const { limits } = deps.config;
    const at = deps.now();
    const sent = sendTogether({
      customer: lockCustomer(tx, customerId),
      key: findKey(tx, customerId, key),
      mayOrder: assertMayOrder(tx, limits, { customerId, at }),
      settings: readSettings(tx),
      address: requireOwnAddress(tx, customerId, body.address_id),
    });
    const customer = await sent.customer;
    const { order: before, voided } = await sent.key;
    if (before && before.requestHash !== requestHash) {
      throw new ProblemError(422, 'idempotency_key_reused');
    }
    if (before) return readOrder(tx, before.orderId);
    if (voided) throw new ProblemError(409, 'placement_voided');
    if (!customer.emailVerified && !customer.phoneVerified) {
      throw new ProblemError(403, 'verification_required');
    }
    await sent.mayOrder;
    const settings = await sent.settings;
    const { method } = requireOfferOf(settings, deps.payments, body.payment_method);
    const address = await sent.address;
    const sizes = orderSizeLimits(settings.order_size);
    const bounds = limitsOf(sizes, method);
    const { unitsPerLine } = sizes;
    const read = sendTogether({
      assessment: readAssessment(tx, { customerId, address, at, settings }),
      unconfirmed: readUnconfirmed(tx, bounds, customerId),
      wording: readMessageWording(tx, 'order-placed', locale),
      devices: listDevicesToRing(tx, deps, shopper),
      // Last, since it locks the products.
      agreed: agreeOnQuote(tx, placement, address, { at, unitsPerLine }),
    });
    const assessment = await read.assessment;
    const unconfirmed = await read.unconfirmed;
    const wording = await read.wording;
    const devices = await read.devices;
    const agreed = await read.agreed;
    const { priced, terms } = agreed;
    assertOrderSize(bounds, { priced, unconfirmed });
    const { totalPiastres } = priced;
    const placed = await recordOrder(
      tx,
      { principal: shopper, customerId, key, requestHash, locale },
      {
        ...assessOrder({ totalPiastres, address }, assessment),
        ...termsOfPayment(method, { totalPiastres, at }),
        priced,
        lines: priced.lines.map((line, index) => copyOfLine(line, priced.shares[index] ?? 0)),
        address: copyOfAddress(address),
        note: body.note ?? null,
        staffDiscountReason: null,
        fixedShippingPiastres: null,
        daysMin: terms.rate.daysMin,
        daysMax: terms.rate.daysMax,
        at,
      },
    );
    await redeemAgreedVoucher(tx, placement, agreed, placed.order.id);
    if (placed.order.payment === 'awaiting') return placed;
    await Promise.all([
      notifyCustomer(tx, deps, customer, placed, 'placed', { settings, wording }),
      ringStaff(tx, deps, shopper, placed.order, devices),
    ]);
    if (placed.order.confirmation !== 'not_needed') return placed;
    return takeStep(tx, deps, confirmationRule, { order: placed.order, to: 'ongoing', at });
  });
  return { data: presentOrder(order, locale) };
}

/**
 * Counts an unknown voucher code as a guess, outside the transaction, which a refusal would roll back. A
 * retry of a placed order is not counted.
 */
async function admitVoucher(
  { db }: Pick<AppDeps, 'db'>,
  guesses: VoucherGuesses,
  { shopper: { customerId }, key, body, ip }: Placement,
): Promise<void> {
  if (body.voucher_code === undefined || (await findPlacement(db, customerId, key))) return;
  await guesses.admit(db, body.voucher_code, { customerId, ip });
}
