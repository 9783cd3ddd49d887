import type { Locale } from '@dp/contract/locale.ts';
import { hasSender } from '../config.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { Channel } from './channels.ts';
import { insertMessage } from './message-store.ts';

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
}

/**
 * Writes a message to the outbox, from where it is delivered once the transaction `db` commits: so a
 * message goes out exactly when what it tells is true, and a sender that is down holds nothing up.
 *
 * Without a sender for its channel a development shop keeps the message, to be read at /dev/outbox; a
 * production shop drops it (callers that need it delivered ask `usableChannels` first).
 *
 * @returns the message's id, or undefined when it was dropped.
 */
export async function queueMessage(
  db: Db,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  message: NewMessage,
): Promise<number | undefined> {
  const sending = hasSender(config, message.channel);
  if (!sending && config.mode === 'production') return undefined;
  const at = now();
  return insertMessage(db, {
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
  });
}
