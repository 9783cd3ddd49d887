import type { ApiConfig } from '../config.ts';
import type { OutboxChannel } from './channels.ts';
import { createSmsWebhookSender } from './sms-webhook-sender.ts';

/** What a sender gets: a message of the outbox. */
export interface OutgoingMessage {
  /** The same when it is sent again, and no other message's, in a restored shop too. */
  readonly key: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly locale: 'ar' | 'en';
  readonly replyTo: string | null;
}

/**
 * Delivers one message; resolves when the receiver has accepted it.
 *
 * @throws MessageRefused for a permanent failure; any other error is temporary.
 */
export type Send = (message: OutgoingMessage, signal: AbortSignal) => Promise<void>;

/** The senders of mails and text messages that the configuration names. */
export function createSenders(config: ApiConfig): ReadonlyMap<OutboxChannel, Send> {
  const senders = new Map<OutboxChannel, Send>();
  let smtp: Send | undefined;
  const { smtpUrl, mailFrom, publicUrl } = config;
  if (smtpUrl !== undefined) {
    senders.set('email', async (message, signal) => {
      // Loaded with the first mail: the mail library would slow down every start.
      const { createSmtpSender } = await import('./smtp-sender.ts');
      smtp ??= createSmtpSender(smtpUrl, mailFrom, publicUrl);
      return smtp(message, signal);
    });
  }
  if (config.smsWebhook !== undefined) {
    senders.set('sms', createSmsWebhookSender(config.smsWebhook));
  }
  return senders;
}
