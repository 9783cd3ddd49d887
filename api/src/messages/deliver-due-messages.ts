import { MINUTE_MS } from '@dp/contract/durations.ts';
import type { Db } from '../database/database.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { Deps } from '../deps.ts';
import type { OutboxChannel } from './channels.ts';
import { MessageRefused } from './message-refused.ts';
import {
  claimDueMessages,
  hasDueMessages,
  type OutboxRow,
  updateMessage,
} from './message-store.ts';
import type { Send } from './send.ts';

/** The worker's log; the app's own log fits. */
export interface DeliveryLog {
  info(context: object, message: string): void;
  warn(context: object, message: string): void;
  error(context: object, message: string): void;
}

/** Messages in one go, sent side by side. */
const BATCH = 10;
/** Timeout of one delivery. */
const SEND_TIMEOUT_MS = 60_000;
/** Lease of a claimed message: well over the delivery timeout. */
const LEASE_MS = 5 * MINUTE_MS;
/** Delays after the first, second, … failed attempt; after the last one the message has failed. */
const BACK_OFF_SECONDS = [5, 15, 45, 120, 300, 900, 1_800, 3_600, 7_200, 14_400];

/**
 * Delivers due messages, at most ten, and stores each outcome. `stopping` aborts deliveries in progress,
 * which count as failed attempts.
 *
 * @returns how many messages were claimed; if not 0, there may be more.
 */
export async function deliverDueMessages(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  senders: ReadonlyMap<OutboxChannel, Send>,
  log: DeliveryLog,
  stopping: AbortSignal,
): Promise<number> {
  const at = now();
  const due = { channels: [...senders.keys()], at };
  if (!(await hasDueMessages(db, due))) return 0;
  const messages = await claimDueMessages(db, {
    ...due,
    leaseEnd: new Date(at.getTime() + LEASE_MS),
    limit: BATCH,
  });
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
  const noted = await Promise.allSettled(
    messages.map(async (message) => {
      const outcome = await handOver(message, senders.get(message.channel), signal, now, log);
      await storeOutcome(db, message.id, outcome);
    }),
  );
  for (const result of noted) if (result.status === 'rejected') throw result.reason;
  return messages.length;
}

const UPDATE_TRIES = 3;

/**
 * Stores a delivery's outcome, on another connection when one is lost or hangs: otherwise the message would
 * be sent again. Idempotent, so that it can be retried.
 */
async function storeOutcome(
  db: Db,
  id: number,
  outcome: Parameters<typeof updateMessage>[2],
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await updateMessage(db, id, outcome);
    } catch (error) {
      if (tries === UPDATE_TRIES || !isDatabaseAway(error)) throw error;
    }
  }
}

async function handOver(
  message: OutboxRow,
  send: Send | undefined,
  signal: AbortSignal,
  now: () => Date,
  log: DeliveryLog,
): Promise<Parameters<typeof updateMessage>[2]> {
  const about = { message: message.id, channel: message.channel };
  if (message.expiresAt !== null && message.expiresAt <= now()) {
    log.warn(about, 'message given up: it came too late');
    return { status: 'failed', lastError: 'expired', nextAttemptAt: null };
  }
  const attempts = message.attempts + 1;
  try {
    if (!send) throw new Error('There is no sender for this channel.');
    await send(message, signal);
    log.info({ ...about, attempts }, 'message handed over');
    return { status: 'sent', attempts, sentAt: now(), nextAttemptAt: null, lastError: null };
  } catch (error) {
    const lastError = reasonOf(error);
    const wait = BACK_OFF_SECONDS[attempts - 1];
    if (error instanceof MessageRefused || wait === undefined) {
      const level = error instanceof MessageRefused && error.expected ? 'info' : 'error';
      log[level]({ ...about, attempts, reason: lastError }, 'message given up');
      return { status: 'failed', attempts, lastError, nextAttemptAt: null };
    }
    log.warn({ ...about, attempts, reason: lastError, retry_in: wait }, 'message not handed over');
    const nextAttemptAt = new Date(now().getTime() + wait * 1_000);
    return { attempts, lastError, nextAttemptAt };
  }
}

/** An error as a code: its text may contain the recipient's address. */
function reasonOf(error: unknown): string {
  if (error instanceof MessageRefused) return `refused: ${error.message}`;
  const { code, responseCode, cause } = error as {
    code?: string | number;
    responseCode?: number;
    cause?: { code?: string };
  };
  const known = [code, responseCode, cause?.code].filter((part) => part !== undefined);
  if (known.length > 0) return known.join(' ');
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\S+@\S+|\+?\d{6,}/g, '[…]').slice(0, 200);
}
