import type { ApiConfig } from '../config.ts';
import type { OutboxChannel } from './channels.ts';
import type { Send } from './send.ts';
import { createSmsWebhookSender } from './sms-webhook-sender.ts';

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
