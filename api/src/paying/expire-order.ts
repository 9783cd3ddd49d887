import { MINUTE_MS } from '@dp/contract/durations.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { cancelWithin } from '../orders/cancel-order.ts';
import { EXPIRY_NOTE, isAwaiting, lockPaidOrder } from '../orders/pay-order.ts';
import {
  changeAttempt,
  lockAttempts,
  readAttempts,
  waitsForStaff,
} from '../payments/attempt-rows.ts';
import { isOpen } from '../payments/attempt-states.ts';
import { paymentWork } from '../principals/principal.ts';
import { askAboutAttempt } from './ask-about-attempt.ts';
import type { PayingDeps } from './payment-deps.ts';

/** An order whose provider does not answer is waited for this much longer. */
const GRACE_MS = 30 * MINUTE_MS;
/** How often it is asked meanwhile. */
const ASK_AGAIN_MS = MINUTE_MS;

/**
 * Cancels an order whose time to pay is over, after its providers were asked one last time: its stock and
 * voucher go back. An order whose shopper says that they made a transfer waits for staff.
 *
 * @returns whether it was cancelled.
 */
export async function expireOrder(
  deps: PayingDeps,
  { id: orderId, payUntil }: { readonly id: number; readonly payUntil: Date },
): Promise<boolean> {
  const at = deps.now().getTime();
  const grace = at < payUntil.getTime() + GRACE_MS;
  for (const attempt of await readAttempts(deps.db, orderId)) {
    if (!isOpen(attempt.state)) continue;
    const untilAsked = (attempt.askAt?.getTime() ?? 0) - at;
    if (grace && untilAsked > 0 && untilAsked <= ASK_AGAIN_MS) return false;
    const said = await askAboutAttempt(deps, attempt.id);
    // Its answer may be that the order is paid.
    if (said === 'busy') return false;
    if (said === 'unknown' && grace) {
      await changeAttempt(deps.db, attempt.id, { askAt: new Date(at + ASK_AGAIN_MS) });
      return false;
    }
  }
  return inTransaction(deps.db, async (tx) => {
    const order = await lockPaidOrder(tx, orderId);
    const due = order.payUntil !== null && order.payUntil <= deps.now();
    if (!isAwaiting(order) || !due) return false;
    const attempts = await lockAttempts(tx, orderId);
    if (attempts.some(waitsForStaff)) return false;
    for (const { id } of attempts.filter(({ state }) => isOpen(state))) {
      await changeAttempt(tx, id, { state: 'expired', checkingSince: null });
    }
    const reason = EXPIRY_NOTE[order.locale];
    await cancelWithin(tx, deps, paymentWork, { orderId, reason });
    return true;
  });
}
