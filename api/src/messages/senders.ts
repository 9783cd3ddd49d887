import type { ApiConfig } from '../config.ts';
import type { Channel } from './channels.ts';
import { createSmsWebhookSender } from './sms-webhook-sender.ts';
import { createSmtpSender } from './smtp-sender.ts';

/** What a sender gets: a message of the outbox. */
export interface OutgoingMessage {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly locale: 'ar' | 'en';
  readonly replyTo: string | null;
}

/**
 * Hands one message over; resolves when the other side has taken it.
 *
 * @throws MessageRefused when trying again is no use; anything else means: later.
 */
export type Send = (message: OutgoingMessage, signal: AbortSignal) => Promise<void>;

/** The senders that the configuration names. */
export function createSenders(config: ApiConfig): ReadonlyMap<Channel, Send> {
  const senders = new Map<Channel, Send>();
  if (config.smtpUrl !== undefined) {
    senders.set('email', createSmtpSender(config.smtpUrl, config.mailFrom, config.publicUrl));
  }
  if (config.smsWebhook !== undefined) {
    senders.set('sms', createSmsWebhookSender(config.smsWebhook));
  }
  return senders;
}
