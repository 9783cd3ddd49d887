import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from '../accounts/account-tables.ts';

/**
 * Mails, text messages and notifications to send: written in the transaction that causes them, sent afterwards. In
 * development, without senders, they stay `kept` and are shown at /dev/outbox.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * Its identity for receivers: a webhook's idempotency key, a mail's Message-ID. Random, so that a
     * restored shop never reuses one, as it would ids.
     */
    key: text().notNull().default(sql`'dp-' || gen_random_uuid()`),
    channel: text({ enum: ['email', 'sms', 'push'] }).notNull(),
    /** E-mail address, E.164 phone, or the id of a device that staff have subscribed. */
    recipient: text().notNull(),
    /** The shopper it is about, so that it can be erased with their account. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The order it is about; no foreign key, so that features stay apart. */
    orderId: integer('order_id'),
    subject: text().notNull().default(''),
    /** Of a notification JSON, as the back office's service worker reads it. */
    text: text().notNull(),
    html: text(),
    locale: text({ enum: ['ar', 'en'] }).notNull(),
    /** Reply-To of a mail; the shop itself by default. */
    replyTo: text('reply_to'),
    status: text({ enum: ['kept', 'queued', 'sent', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    /** After this there is no use in sending it, as with a one-time code. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('outbox_due').on(table.status, table.nextAttemptAt),
    index('outbox_recipient').on(table.recipient),
    index('outbox_customer').on(table.customerId),
    index('outbox_order').on(table.orderId),
  ],
);
