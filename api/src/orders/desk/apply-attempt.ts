import { dayOf } from '@dp/contract/cairo-time.ts';
import { HOUR_MS } from '@dp/contract/durations.ts';
import type { Channel, Outcome } from '@dp/contract/staff/order-desk.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../principals/actor-columns.ts';
import type { Principal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { cancelWithin } from '../cancel-order.ts';
import type { OrderRow } from '../full-order.ts';
import { orderAttempts } from '../order-desk-tables.ts';
import { isCancellable } from '../order-status.ts';
import { changeOrder, type OrderChanges } from '../order-store.ts';
import { takeStep } from '../take-step.ts';

/** After this many calls without an answer, on at least two days, a customer counts as unreachable. */
const UNANSWERED_CALLS = 3;
const UNANSWERED_DAYS = 2;
/** An order whose customer did not answer a call or a message comes up again after this time, in milliseconds. */
const ASK_AGAIN_MS = 2 * HOUR_MS;

/** An attempt to get a customer's confirmation. */
export interface Attempt {
  readonly channel: Channel;
  readonly outcome: Outcome;
  /** With the outcome `call_at`. */
  readonly callAt?: Date | undefined;
  /** With the outcome `cancelled`: shown to the customer. */
  readonly reason?: string | undefined;
  /** For staff. */
  readonly note?: string | undefined;
}

/**
 * Records an attempt on a locked order and moves its confirmation: a confirmed order becomes ongoing, a
 * cancelled one is cancelled, in the same transaction. Nothing is ever cancelled by itself.
 *
 * @throws ProblemError 409 `order_not_to_confirm` with `number`, `state` and `confirmation`.
 */
export async function applyAttempt(
  tx: Db,
  deps: Deps,
  principal: Principal,
  order: OrderRow,
  attempt: Attempt,
): Promise<void> {
  const { id: orderId, number, state, confirmation } = order;
  const decided = confirmation === 'confirmed' || confirmation === 'not_needed';
  if (decided || !isCancellable(state)) {
    throw new ProblemError(409, 'order_not_to_confirm', { number, state, confirmation });
  }
  const at = deps.now();
  const { channel, outcome, callAt = null, note = null } = attempt;
  await tx
    .insert(orderAttempts)
    .values({ orderId, ...actorOf(principal), channel, outcome, callAt, note, at });
  if (outcome === 'cancelled') {
    await cancelWithin(tx, deps, principal, { orderId, reason: attempt.reason });
  } else if (outcome === 'confirmed' && state === 'draft') {
    await takeStep(tx, deps, principal, { order, to: 'ongoing', at });
  } else {
    await changeOrder(tx, orderId, await changesOf(tx, order, attempt, at));
  }
}

async function changesOf(
  tx: Db,
  { id, confirmation }: OrderRow,
  { outcome, callAt }: Attempt,
  at: Date,
): Promise<OrderChanges> {
  const again = new Date(at.getTime() + ASK_AGAIN_MS);
  switch (outcome) {
    case 'confirmed':
      return { confirmation: 'confirmed', callAt: null };
    case 'asked':
      return { confirmation: 'asked', callAt: again };
    case 'call_at':
      return { confirmation, callAt: callAt ?? null };
    case 'wrong_number':
      return { confirmation: 'unreachable', callAt: null };
    default:
      return (await isUnreachable(tx, id))
        ? { confirmation: 'unreachable', callAt: null }
        : { confirmation, callAt: again };
  }
}

async function isUnreachable(tx: Db, orderId: number): Promise<boolean> {
  const unanswered = await tx
    .select({ at: orderAttempts.at })
    .from(orderAttempts)
    .where(and(eq(orderAttempts.orderId, orderId), eq(orderAttempts.outcome, 'no_answer')));
  const days = new Set(unanswered.map(({ at }) => dayOf(at)));
  return unanswered.length >= UNANSWERED_CALLS && days.size >= UNANSWERED_DAYS;
}
