import type { Locale } from '@dp/contract/locale.ts';
import { TransactionRollbackError } from 'drizzle-orm';
import { hasSender } from '../config.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { OutboxChannel } from './channels.ts';
import { countMessage } from './message-limit.ts';
import { insertMessage, type NewOutboxRow } from './message-store.ts';

/** A mail, text message or notification to send. */
export interface NewMessage {
  readonly channel: OutboxChannel;
  /** E-mail address, E.164 phone, or the id of a subscribed device. */
  readonly to: string;
  /** The shopper it is about, if any: it is erased with their account. */
  readonly customerId?: number;
  /** The order it is about, if any: it is withdrawn when that is cancelled. */
  readonly orderId?: number;
  readonly locale: Locale;
  /** Mails only. */
  readonly subject?: string;
  readonly text: string;
  /** Mails only. */
  readonly html?: string;
  /** Reply-To of a mail. */
  readonly replyTo?: string;
  /** After this there is no use in sending it any more. */
  readonly expiresAt?: Date;
  /** Not to a shopper but to the shop itself: not limited. */
  readonly toShop?: boolean;
  /** A code requested from a network without a sign-in of its contact. */
  readonly askedByStranger?: boolean;
  /** The caller waits for it: over the limit it is refused rather than dropped. */
  readonly awaited?: boolean;
  /** Does the work of a message without sending one, so that timing reveals nothing (design §5). */
  readonly decoy?: boolean;
}

/**
 * Writes a message to the outbox; it is delivered once the transaction `db` commits: so a message is sent
 * exactly when its content is true, and a failing sender blocks nothing.
 *
 * Without a sender for its channel a development shop stores the message for /dev/outbox; a production shop
 * drops it (callers that need delivery check `usableChannels` first). Messages beyond the daily limit are
 * dropped as well, unless awaited.
 *
 * @param db a transaction.
 * @returns the message's id, or undefined when it was dropped.
 * @throws ProblemError 429 `too_many_messages` with `retry_in` seconds for an awaited one over the limit.
 */
export async function queueMessage(
  db: Db,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  message: NewMessage,
): Promise<number | undefined> {
  const sending = hasSender(config, message.channel);
  if (!sending && config.mode === 'production') return undefined;
  const wait = message.toShop ? undefined : await countMessage(db, { config, now }, message);
  if (wait !== undefined) {
    if (message.awaited) throw new ProblemError(429, 'too_many_messages', { retry_in: wait });
    return undefined;
  }
  const at = now();
  const row = {
    channel: message.channel,
    recipient: message.to,
    customerId: message.customerId ?? null,
    orderId: message.orderId ?? null,
    subject: message.subject ?? '',
    text: message.text,
    html: message.html ?? null,
    locale: message.locale,
    replyTo: message.replyTo ?? null,
    status: sending ? 'queued' : 'kept',
    createdAt: at,
    nextAttemptAt: sending ? at : null,
    expiresAt: message.expiresAt ?? null,
  } as const;
  return message.awaited ? insertOrUndo(db, row, message.decoy) : insertMessage(db, row);
}

/** Inserts a message behind a savepoint; a decoy is undone, which is the same work. */
async function insertOrUndo(
  tx: Db,
  row: NewOutboxRow,
  undo: boolean | undefined,
): Promise<number | undefined> {
  try {
    return await tx.transaction(async (attempt) => {
      const id = await insertMessage(attempt, row);
      if (undo) attempt.rollback();
      return id;
    });
  } catch (error) {
    if (undo && error instanceof TransactionRollbackError) return undefined;
    throw error;
  }
}
