import type { OrderState } from '@dp/contract/order-states.ts';
import { readCustomer } from '../accounts/read-customer.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { readCollected } from '../parcels/courier-cash-queries.ts';
import { oweRefund } from '../payments/close-payments.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { releaseVoucher } from '../vouchers/redeem-voucher.ts';
import type { FullOrder, OrderRow } from './full-order.ts';
import { issueInvoice } from './invoice-store.ts';
import { creditRefund, creditReturned } from './issue-credit-note.ts';
import type { Fulfilment } from './lock-orders.ts';
import { notifyCustomer } from './notify-customer.ts';
import type { OrderNews } from './order-messages.ts';
import { changeOrder, insertEvent, readOrder } from './order-store.ts';
import { readSeller } from './seller.ts';

/** A step of the shop with a locked order. */
export interface Step {
  readonly order: OrderRow;
  readonly to: Exclude<OrderState, 'draft' | 'cancelled'>;
  /** Shown in the customer's timeline. */
  readonly note?: string | null | undefined;
  readonly at: Date;
  /** What changes with it. */
  readonly fulfilment?: Fulfilment;
  /** With `returned`: all of it was lost, and is searched for no more. */
  readonly isLost?: boolean;
}

/**
 * Moves an order that `lockForStep` has locked to its next state, within that transaction: the event, the
 * invoice at dispatch, the credit note and the voucher of an order that comes back, and the customer's notice.
 */
export async function takeStep(
  tx: Db,
  deps: Deps,
  principal: Principal,
  { order, to, note, at, fulfilment = {}, isLost = false }: Step,
): Promise<FullOrder> {
  const orderId = order.id;
  // The shop that moves an order on has its confirmation, if it needs one.
  const confirmed =
    to === 'ongoing' && order.confirmation !== 'not_needed'
      ? { confirmation: 'confirmed' as const, callAt: null }
      : {};
  await Promise.all([
    changeOrder(tx, orderId, { state: to, stateAt: at, ...confirmed, ...fulfilment }),
    insertEvent(tx, { orderId, state: to, ...actorOf(principal), note: note ?? null, at }),
  ]);
  if (to === 'dispatched') {
    await issueInvoice(tx, { orderId, seller: await readSeller(tx), at });
    const { refundedPiastres: amountPiastres, paidPiastres } = order;
    const back = { amountPiastres, keptPiastres: paidPiastres - amountPiastres };
    await creditRefund(tx, { orderId, refundId: null, returned: null, ...back, at });
  }
  const back = to === 'returned' ? await bookReturned(tx, order, at) : undefined;
  if (back === 'undelivered') await releaseVoucher(tx, orderId);
  const advanced = await readOrder(tx, orderId);
  const news = back === undefined ? newsOf(to) : isLost ? 'lost' : back;
  const customer = news && (await readCustomer(tx, order.customerId));
  if (customer && news) {
    const left = order.paidPiastres - order.refundedPiastres;
    await notifyCustomer(tx, deps, customer, advanced, news, {
      reason: note ?? undefined,
      ...(back !== undefined && order.payment === 'paid' ? { amountPiastres: left } : {}),
    });
  }
  return advanced;
}

/** The money of an order that came back whole: its credit note, and the task to give back what was paid for it. */
async function bookReturned(
  tx: Db,
  order: OrderRow,
  at: Date,
): Promise<'returned' | 'undelivered'> {
  await creditReturned(tx, order.id, at);
  const { collected, delivered } = await readCollected(tx, order.id);
  await oweRefund(tx, order, order.paidPiastres + collected - order.refundedPiastres, at);
  return delivered > 0 ? 'returned' : 'undelivered';
}

function newsOf(to: Step['to']): OrderNews | undefined {
  return to === 'dispatched' || to === 'delivered' ? to : undefined;
}
