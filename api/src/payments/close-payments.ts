import type { PaymentState } from '@dp/contract/payments.ts';
import type { Db } from '../database/database.ts';
import { changeAttempt, lockAttempts, waitsForStaff } from './attempt-rows.ts';
import { ATTEMPT_TRANSITIONS } from './attempt-states.ts';
import { openTask, settleTasks } from './payment-tasks.ts';

/**
 * Ends the payments of a locked order that is being cancelled: open attempts are cancelled, and its provider is
 * still asked, since money may be on its way; what was paid becomes a task to give it back. Nobody can be asked about a
 * transfer: one that the shopper reported waits for staff as before.
 *
 * @returns whether there is such a transfer.
 */
export async function closePayments(
  tx: Db,
  order: {
    readonly id: number;
    readonly number: string;
    readonly payment: PaymentState;
    readonly paidPiastres: number;
    readonly refundedPiastres: number;
  },
  at: Date,
): Promise<{ transferSought: boolean }> {
  if (order.payment === 'on_delivery') return { transferSought: false };
  const attempts = await lockAttempts(tx, order.id);
  for (const attempt of attempts) {
    const mayEnd = ATTEMPT_TRANSITIONS[attempt.state].includes('cancelled');
    if (!mayEnd || waitsForStaff(attempt)) continue;
    await changeAttempt(tx, attempt.id, { state: 'cancelled', checkingSince: null });
  }
  await oweRefund(tx, order, order.paidPiastres - order.refundedPiastres, at);
  return { transferSought: attempts.some(waitsForStaff) };
}

/**
 * Opens the task to give back what a locked order that ended was paid for, in piastres; nothing for 0. It replaces those
 * for single parcels that came back before.
 */
export async function oweRefund(
  tx: Db,
  { id: orderId, number }: { readonly id: number; readonly number: string },
  amountPiastres: number,
  at: Date,
): Promise<void> {
  await settleTasks(tx, { orderId, kinds: ['refund_due'], note: 'order ended', at });
  if (amountPiastres <= 0) return;
  const task = { kind: 'refund_due', cause: number, orderId, amountPiastres } as const;
  await openTask(tx, { ...task, openedAt: at });
}
