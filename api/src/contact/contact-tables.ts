import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { outbox } from '../messages/message-tables.ts';

/** What people wrote to the shop. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** E.164. */
    phone: text(),
    /** Lower-case. */
    email: text(),
    message: text().notNull(),
    locale: text({ enum: ['ar', 'en'] }).notNull(),
    /** The mail to the shop, until the outbox deletes it. */
    outboxId: bigint('outbox_id', { mode: 'number' }).references(() => outbox.id, {
      onDelete: 'set null',
    }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('contact_messages_phone').on(table.phone),
    index('contact_messages_email').on(table.email),
    index('contact_messages_outbox').on(table.outboxId),
  ],
);
