import type { Deps } from '../deps.ts';
import { mailFromAddress, readShop } from '../shop-settings/shop-details.ts';
import type { OutboxChannel } from './channels.ts';
import type { Send } from './send.ts';
import { createSmsWebhookSender } from './sms-webhook-sender.ts';

/**
 * The senders of mails and text messages that the configuration names. Mails come from the shop's short name, as its
 * settings have it when they are sent, at the address in `MAIL_FROM`.
 */
export function createSenders({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): ReadonlyMap<OutboxChannel, Send> {
  const senders = new Map<OutboxChannel, Send>();
  let smtp: Send | undefined;
  const { smtpUrl, publicUrl } = config;
  if (smtpUrl !== undefined) {
    senders.set('email', async (message, signal) => {
      // Loaded with the first mail: the mail library would slow down every start.
      const { createSmtpSender } = await import('./smtp-sender.ts');
      smtp ??= createSmtpSender(smtpUrl, publicUrl, async () => {
        const { details } = await readShop(db);
        return { name: details.title, address: mailFromAddress(config) };
      });
      return smtp(message, signal);
    });
  }
  if (config.smsWebhook !== undefined) {
    senders.set('sms', createSmsWebhookSender(config.smsWebhook));
  }
  return senders;
}
