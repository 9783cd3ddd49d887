import { toEgp } from '@dp/contract/money.ts';
import { eq } from 'drizzle-orm';
import { readCustomer } from '../../../accounts/read-customer.ts';
import type { Db } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { trimPicks } from '../../../parcels/change-parcels.ts';
import { actorOf } from '../../../principals/actor-columns.ts';
import type { Principal } from '../../../principals/principal.ts';
import { ProblemError } from '../../../problems/problem-error.ts';
import { takeStock, unsellStock } from '../../../products/move-stock.ts';
import { releaseVoucher } from '../../../vouchers/redeem-voucher.ts';
import { assessOrder, readAssessment } from '../../assess-order.ts';
import type { FullOrder, OrderRow } from '../../full-order.ts';
import { notifyCustomer } from '../../notify-customer.ts';
import { orderEdits } from '../../order-desk-tables.ts';
import { orderDiffers } from '../../order-differences.ts';
import { orderLines } from '../../order-line-tables.ts';
import { changeOrder, readOrder } from '../../order-store.ts';
import { addressColumns, replaceOrderTerms } from './change-address.ts';
import { snapshotOf } from './order-snapshot.ts';
import type { EditedOrder } from './plan-edit.ts';

/**
 * Makes a locked order what was planned with its products locked: lines, money, address, stock by its
 * differences, the voucher's use, what is picked of it, what it is found by, its risk; writes the edit down and
 * notifies the customer.
 *
 * @throws ProblemError 409 `order_differs` when stock is short.
 */
export async function applyEdit(
  tx: Db,
  deps: Deps,
  principal: Principal,
  {
    before,
    edited,
    reason,
  }: {
    readonly before: FullOrder;
    readonly edited: EditedOrder;
    readonly reason?: string | undefined;
  },
): Promise<FullOrder> {
  const { order } = before;
  const { priced, address, lines } = edited;
  const at = deps.now();
  assertPaidTotal(order, priced.totalPiastres);
  if (edited.differences.length > 0) throw orderDiffers(edited.differences, undefined);
  await moveStock(tx, before, edited, principal, at);
  if (edited.lostVoucher) await releaseVoucher(tx, order.id);
  await tx.delete(orderLines).where(eq(orderLines.orderId, order.id));
  await tx.insert(orderLines).values(
    lines.map((line) => {
      // A stored line has its id and order as well.
      const { id: _, ...copy } = line as typeof line & { id?: number };
      return { ...copy, orderId: order.id };
    }),
  );
  await trimPicks(tx, principal, { orderId: order.id, lines, at });
  const { totalPiastres } = priced;
  const assessment = await readAssessment(tx, {
    customerId: order.customerId,
    address,
    at: order.placedAt,
    except: order.id,
  });
  const { risk, riskReasons } = assessOrder({ totalPiastres, address }, assessment);
  await changeOrder(tx, order.id, {
    subtotalPiastres: priced.subtotalPiastres,
    discountPiastres: priced.discountPiastres,
    shippingPiastres: priced.shippingPiastres,
    totalPiastres,
    totalItems: lines.length,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    voucherCode: edited.lostVoucher ? null : order.voucherCode,
    ...addressColumns(order, address),
    daysMin: edited.days.min,
    daysMax: edited.days.max,
    staffDiscountPiastres: priced.staffDiscountPiastres,
    staffDiscountReason: edited.staffDiscountReason,
    fixedShippingPiastres: edited.fixedShippingPiastres,
    risk,
    riskReasons,
  });
  await replaceOrderTerms(tx, order.id, address);
  await tx.insert(orderEdits).values({
    orderId: order.id,
    ...actorOf(principal),
    reason: reason ?? null,
    before: snapshotOf({ ...order, lines: before.lines }, order.locale),
    after: snapshotOf({ ...priced, lines, address }, order.locale),
    at,
  });
  const after = await readOrder(tx, order.id);
  const customer = await readCustomer(tx, order.customerId);
  if (customer) await notifyCustomer(tx, deps, customer, after, 'changed');
  return after;
}

/** @throws ProblemError 409 `order_paid` when the edit would make a paid order cost something else. */
function assertPaidTotal({ number, payment, paidPiastres }: OrderRow, totalPiastres: number): void {
  if (payment !== 'paid' || paidPiastres === totalPiastres) return;
  const [total, paid] = [toEgp(totalPiastres), toEgp(paidPiastres)];
  throw new ProblemError(409, 'order_paid', { number, total, paid });
}

/** Takes what is more and gives back what is less, each product once. */
async function moveStock(
  tx: Db,
  before: FullOrder,
  { lines, differences }: EditedOrder,
  principal: Principal,
  at: Date,
): Promise<void> {
  const more = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of before.lines) {
    more.set(productId, (more.get(productId) ?? 0) - quantity);
  }
  const units = [...more].map(([productId, quantity]) => ({ productId, quantity }));
  const move = { orderId: before.order.id, principal, at };
  const taken = units.filter(({ quantity }) => quantity > 0);
  if (taken.length > 0 && !(await takeStock(tx, taken, move))) {
    throw orderDiffers(differences, undefined);
  }
  const less = units.filter(({ quantity }) => quantity < 0);
  await unsellStock(
    tx,
    less.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
    move,
  );
}
