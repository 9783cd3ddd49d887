import { sql } from 'drizzle-orm';
import type { Deps } from '../../src/deps.ts';
import { type DeliveryLog, deliverDueMessages } from '../../src/messages/deliver-due-messages.ts';
import { outbox } from '../../src/messages/message-tables.ts';
import { queueMessage } from '../../src/messages/queue-message.ts';
import { createSenders } from '../../src/messages/senders.ts';
import { TestApp, testConfig } from '../test-app.ts';
import { SmsReceiver } from './sms-receiver.ts';
import { SmtpInbox } from './smtp-inbox.ts';

/** The secret that text messages are signed with. */
export const SMS_SECRET = 'sms-secret-for-tests';

/** A shop with a real mail server and a real receiver of text messages. */
export class DeliveryScene {
  readonly inbox: SmtpInbox;
  readonly receiver: SmsReceiver;
  readonly shop: TestApp;
  readonly deps: Deps;
  /** One line for each thing the worker said. */
  readonly logged: string[] = [];
  readonly log: DeliveryLog = {
    info: (context, message) => this.#note('info', context, message),
    warn: (context, message) => this.#note('warn', context, message),
    error: (context, message) => this.#note('error', context, message),
  };

  private constructor(shop: TestApp, inbox: SmtpInbox, receiver: SmsReceiver, deps: Deps) {
    this.shop = shop;
    this.inbox = inbox;
    this.receiver = receiver;
    this.deps = deps;
  }

  static async open(): Promise<DeliveryScene> {
    const [inbox, receiver] = [await SmtpInbox.open(), await SmsReceiver.open()];
    const config = {
      smtpUrl: inbox.url,
      smsWebhook: { url: receiver.url, secret: SMS_SECRET },
      publicUrl: 'https://shop.example',
    };
    const shop = await TestApp.open(config);
    const deps = { db: shop.db, config: { ...testConfig, ...config }, now: shop.clock.now };
    return new DeliveryScene(shop, inbox, receiver, deps);
  }

  async close(): Promise<void> {
    await this.shop.close();
    await this.inbox.close();
    await this.receiver.close();
  }

  /** Forgets what came in, went out and was said. */
  async clear(): Promise<void> {
    await this.shop.db.delete(outbox).where(sql`true`);
    for (const list of [this.logged, this.inbox.mails, this.receiver.received]) list.length = 0;
  }

  /** One round of the worker; returns how many messages it took. */
  deliver(deps: Deps = this.deps): Promise<number> {
    return deliverDueMessages(deps, createSenders(deps), this.log, new AbortController().signal);
  }

  queueMail(to: string, more: { replyTo?: string } = {}): Promise<number | undefined> {
    return queueMessage(this.shop.db, this.deps, {
      channel: 'email',
      to,
      locale: 'en',
      subject: 'Hello',
      text: 'Hello there',
      ...more,
    });
  }

  queueSms(to: string): Promise<number | undefined> {
    const sms = { channel: 'sms', to, locale: 'en', text: 'Hello' } as const;
    return queueMessage(this.shop.db, this.deps, sms);
  }

  #note(level: string, context: object, message: string): void {
    this.logged.push(`${level} ${message} ${JSON.stringify(context)}`);
  }
}
