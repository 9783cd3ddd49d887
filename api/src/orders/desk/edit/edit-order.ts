import type { Locale } from '@dp/contract/locale.ts';
import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type {
  editOrderBody,
  editPreviewResponse,
  previewEditBody,
} from '@dp/contract/staff/order-edits.ts';
import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import type { z } from 'zod';
import { lockCustomer } from '../../../accounts/lock-customer.ts';
import { readAddressValues } from '../../../addresses/store-address.ts';
import { recordAudit } from '../../../audit-trail/record-audit.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Deps } from '../../../deps.ts';
import { type Principal, requirePermission } from '../../../principals/principal.ts';
import { ProblemError, within } from '../../../problems/problem-error.ts';
import type { FullOrder, OrderRow } from '../../full-order.ts';
import { copyOfAddress } from '../../order-copies.ts';
import { orderDiffers } from '../../order-differences.ts';
import { findOrder, readOrder } from '../../order-store.ts';
import { readStaffOrder } from '../get-staff-order.ts';
import { isEditable } from '../is-editable.ts';
import { lockVersion } from '../lock-version.ts';
import { maskPhones, seesPhones } from '../visible-phones.ts';
import { applyEdit } from './apply-edit.ts';
import { pricedSnapshotOf, snapshotOf } from './order-snapshot.ts';
import { type OrderEdit, planEdit } from './plan-edit.ts';

type Body = z.output<typeof previewEditBody>;

/**
 * What an edit would make of an order, and why it could not be saved; nothing is changed.
 *
 * @returns the preview, and whose phone it shows to who may see phones.
 * @throws ProblemError as `editOrder`, but for the version and the total.
 */
export async function previewEdit(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
  { orderId, locale }: { readonly orderId: number; readonly locale: Locale },
  body: Body,
): Promise<z.output<typeof editPreviewResponse> & { customerId: number }> {
  assertAllowed(principal, body);
  const before = await findOrder(db, orderId);
  if (!before) throw new ProblemError(404, 'order_not_found', { order: String(orderId) });
  assertEditable(before.order);
  const edited = await planEdit(db, before, toEdit(body), { lock: false });
  const after = { ...edited.priced, lines: edited.lines, address: edited.address };
  const shown = {
    before: pricedSnapshotOf({ ...before.order, lines: before.lines }, locale),
    after: pricedSnapshotOf(after, locale),
  };
  return {
    customerId: before.order.customerId,
    data: {
      ...(seesPhones(principal) ? shown : maskPhones(shown)),
      stock: [...edited.stock],
      lost_voucher: edited.lostVoucher,
      differences: [...edited.differences],
    },
  };
}

/**
 * Changes a placed order before it is packed: lines, address, delivery cost, discount; priced by the same
 * function as every quote, stock moved by the differences, the customer notified, in one transaction (decision
 * 092).
 *
 * @throws ProblemError 403 `permission_required` without `orders.edit`, for prices and discounts `prices.edit`;
 *   409 `order_not_editable`, `order_differs` when stock is short or the total is not what was previewed; as
 *   `lockVersion` and `planEdit`.
 */
export async function editOrder(
  deps: Deps,
  principal: Principal,
  { orderId, locale }: { readonly orderId: number; readonly locale: Locale },
  body: z.output<typeof editOrderBody>,
): Promise<{ data: StaffOrder; before: FullOrder }> {
  assertAllowed(principal, body);
  const { version, expected_total: expected, reason } = body;
  const before = await inTransaction(deps.db, async (tx) => {
    const seen = await findOrder(tx, orderId);
    // The customer first, as placing does.
    if (seen && isEditable(seen.order)) await lockCustomer(tx, seen.order.customerId);
    const order = await lockVersion(tx, principal, { orderId, version, locale });
    assertEditable(order);
    const full = await readOrder(tx, orderId);
    const edited = await planEdit(tx, full, toEdit(body), { lock: true });
    const { totalPiastres } = edited.priced;
    if (totalPiastres !== toPiastres(expected)) {
      const total = { kind: 'total' as const, expected, actual: toEgp(totalPiastres) };
      throw orderDiffers([...edited.differences, total], edited.priced);
    }
    const after = await applyEdit(tx, deps, principal, { before: full, edited, reason });
    await recordAudit(tx, principal, {
      action: 'order.edit',
      subject: { kind: 'order', id: orderId },
      before: moneyAndLines(full),
      after: { ...moneyAndLines(after), reason: reason ?? null },
      at: deps.now(),
    });
    return full;
  });
  return { ...(await readStaffOrder(deps, principal, orderId, locale)), before };
}

function assertAllowed(principal: Principal, { lines, discount }: Body): void {
  requirePermission(principal, 'orders.edit');
  const prices = lines?.some(({ unit_price }) => unit_price !== undefined) === true;
  if (prices || discount) requirePermission(principal, 'prices.edit');
}

/** @throws ProblemError 409 `order_not_editable` with `number`, `state` and `packing`. */
export function assertEditable(order: OrderRow): void {
  if (isEditable(order)) return;
  const { number, state, packing } = order;
  throw new ProblemError(409, 'order_not_editable', { number, state, packing });
}

function toEdit({ lines, address, shipping, discount }: Body): OrderEdit {
  return {
    lines,
    address: address && copyOfAddress(within('address', () => readAddressValues(address))),
    shippingPiastres: typeof shipping === 'number' ? toPiastres(shipping) : shipping,
    discount: discount && { piastres: toPiastres(discount.amount), reason: discount.reason },
  };
}

/** Without the address: the audit trail is never erased. */
function moneyAndLines({ order, lines }: FullOrder) {
  const { address: _, ...rest } = snapshotOf({ ...order, lines }, 'en');
  return rest;
}
