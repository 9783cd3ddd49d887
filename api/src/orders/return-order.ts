import { RETURN_WINDOW_DAYS } from '@dp/contract/limits.ts';
import type { OrderState } from '@dp/contract/orders.ts';
import { readCustomer } from '../accounts/read-customer.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { takeBackStock } from '../products/move-stock.ts';
import { releaseVoucher } from '../vouchers/redeem-voucher.ts';
import { notifyShopper } from './notify-shopper.ts';
import { lockForStep } from './order-step.ts';
import { type FullOrder, insertEvent, readOrder, setOrderState } from './order-store.ts';

const WINDOW_MS = RETURN_WINDOW_DAYS * 24 * 60 * 60 * 1_000;

/** A parcel that is back in the shop: refused at the door, not reached, or returned by its shopper. */
export interface Return {
  readonly orderId: number;
  /** As in `Advance`. */
  readonly seen?: OrderState | undefined;
  /** Whether its units can be sold again; the others are written off. */
  readonly restock: boolean;
  /** Take a delivered order back although its return window is over, as for a defect. */
  readonly late?: boolean | undefined;
  /** Shown to the shopper in the timeline and the mail. */
  readonly note?: string | undefined;
}

/** The return window of a delivered order is over. */
export class ReturnWindowOver extends Error {
  override readonly name = 'ReturnWindowOver';
}

/**
 * Takes a whole order back: its units return to stock or are written off, once, since the order is locked
 * while its state is looked at. What was never delivered gives its voucher back; what was paid for has
 * used it. The invoice stays, for its number was issued (docs/orders.md).
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`; as `lockForStep`;
 *   ReturnWindowOver.
 */
export async function returnOrder(
  deps: Deps,
  principal: Principal,
  back: Return,
): Promise<FullOrder> {
  requirePermission(principal, 'orders.dispatch');
  const { orderId, restock, late, note } = back;
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const order = await lockForStep(tx, { ...back, to: 'returned' });
    const before = await readOrder(tx, orderId);
    const delivered = before.events.find(({ state }) => state === 'delivered');
    if (delivered && !late && at.getTime() - delivered.at.getTime() > WINDOW_MS) {
      throw new ReturnWindowOver();
    }
    await setOrderState(tx, orderId, 'returned');
    await insertEvent(tx, {
      orderId,
      state: 'returned',
      ...actorOf(principal),
      note: note ?? null,
      at,
    });
    const units = before.lines.map(({ productId, quantity }) => ({ productId, quantity }));
    await takeBackStock(tx, units, { orderId, restock, principal, at });
    if (!delivered) await releaseVoucher(tx, orderId);
    const returned = await readOrder(tx, orderId);
    const customer = await readCustomer(tx, order.customerId);
    if (customer) {
      await notifyShopper(tx, deps, customer, returned, delivered ? 'returned' : 'undelivered');
    }
    return returned;
  });
}
