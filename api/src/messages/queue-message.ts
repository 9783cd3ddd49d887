import type { Locale } from '@dp/contract/locale.ts';
import { TransactionRollbackError } from 'drizzle-orm';
import { hasSender } from '../config.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { Channel } from './channels.ts';
import { countMessage } from './message-limit.ts';
import { insertMessage, type NewOutboxRow } from './message-store.ts';

/** A mail or text message to send. */
export interface NewMessage {
  readonly channel: Channel;
  /** E-mail address or E.164 phone. */
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
  /** Whom an answer to a mail reaches. */
  readonly replyTo?: string;
  /** After this there is no use in sending it any more. */
  readonly expiresAt?: Date;
  /** Not to a shopper but to the shop itself: not limited. */
  readonly toShop?: boolean;
  /** A code that was asked for from a network its contact has never signed in from. */
  readonly askedByStranger?: boolean;
  /** Somebody waits for it: over the limit it is refused rather than dropped. */
  readonly awaited?: boolean;
  /** Does the work of a message and sends none, so that the time tells nothing (design §5). */
  readonly decoy?: boolean;
}

/**
 * Writes a message to the outbox, from where it is delivered once the transaction `db` commits: so a
 * message goes out exactly when what it tells is true, and a sender that is down holds nothing up.
 *
 * Without a sender for its channel a development shop keeps the message, to be read at /dev/outbox; a
 * production shop drops it (callers that need it delivered ask `usableChannels` first). What goes beyond
 * the shopper's limit of the day is dropped as well, unless it is awaited.
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
