import type { ProviderName } from '@dp/contract/payments.ts';
import { listOrdersToExpire } from '../orders/order-queries.ts';
import { listDueAttempts } from '../payments/attempt-rows.ts';
import { listOpenEvents } from '../payments/payment-event-rows.ts';
import { listDueRefunds } from '../payments/refund-rows.ts';
import { forEachDue, startPolling } from '../start-polling.ts';
import { askAboutAttempt } from './ask-about-attempt.ts';
import { expireOrder } from './expire-order.ts';
import { type PayingDeps, providerNamed } from './payment-deps.ts';
import { processEvent } from './receive-callback.ts';
import { sendRefund } from './send-refund.ts';

const EVERY_MS = 5_000;
const BATCH = 20;
/** An event is left to the process that received it for this long. */
const LEFT_ALONE_MS = 10_000;

/**
 * Does what is due: books stored reports whose process ended, asks about attempts whose callback did not come,
 * sends and settles refunds, and cancels orders whose time to pay is over. Any number of processes may do it.
 *
 * @param failed reports a record that could not be worked on; the others are.
 * @returns how many records it looked at.
 */
export async function workOnPayments(
  deps: PayingDeps,
  failed: (error: unknown) => void,
): Promise<number> {
  const { db } = deps;
  const at = deps.now();
  const before = new Date(at.getTime() - LEFT_ALONE_MS);
  const providers = deps.payments.map(({ name }) => name);
  const events = await listOpenEvents(db, { before, providers }, BATCH);
  await forEachDue(
    events,
    async (event) => {
      const provider = providerNamed(deps, event.provider satisfies ProviderName);
      if (provider) await processEvent(deps, provider, event);
    },
    failed,
  );
  const refunds = await listDueRefunds(db, { at, providers }, BATCH);
  await forEachDue(refunds, ({ id }) => sendRefund(deps, id), failed);
  const attempts = await listDueAttempts(db, { at, providers }, BATCH);
  await forEachDue(attempts, ({ id }) => askAboutAttempt(deps, id), failed);
  const orders = await listOrdersToExpire(db, at, BATCH);
  await forEachDue(orders, (order) => expireOrder(deps, order), failed);
  return events.length + refunds.length + attempts.length + orders.length;
}

/** Starts this process's share of that work. @returns a function that stops it after the work in hand. */
export function startPaymentWork(
  deps: PayingDeps,
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  const failed = (error: unknown) => log.error({ err: error }, 'work on payments failed');
  return startPolling(async () => {
    await workOnPayments(deps, failed);
    return EVERY_MS;
  }, failed);
}
