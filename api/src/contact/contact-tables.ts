import { CONTACT_STATES } from '@dp/contract/staff/contact-states.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from '../accounts/account-tables.ts';
import { outbox } from '../messages/message-tables.ts';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';
import { staff } from '../staff/staff-tables.ts';

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
    /** Of the request that brought it: a repeated one is not another message. */
    key: text().unique(),
    locale: text({ enum: ['ar', 'en'] }).notNull(),
    /** The mail to the shop, until the outbox deletes it. */
    outboxId: bigint('outbox_id', { mode: 'number' }).references(() => outbox.id, {
      onDelete: 'set null',
    }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /**
     * The customer whose contacts it came with before their account was merged into another; else a message
     * is a customer's by its phone or e-mail.
     */
    customerId: integer('customer_id').references(() => customers.id, {
      onDelete: 'set null',
    }),
    state: text({ enum: CONTACT_STATES }).notNull().default('new'),
    /** Who of the staff takes care of it. */
    assignedTo: integer('assigned_to').references(() => staff.id),
    /** For staff; never sent. */
    staffNote: text('staff_note'),
    /** Raised by every change by staff; a save names the version that it changes. */
    version: integer().notNull().default(1),
    /** Name, contacts and message as `foldText` spells them. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    index('contact_messages_phone').on(table.phone),
    index('contact_messages_email').on(table.email),
    index('contact_messages_outbox').on(table.outboxId),
    index('contact_messages_customer').on(table.customerId),
    index('contact_messages_assigned').on(table.assignedTo, table.id),
    index('contact_messages_new').on(table.id).where(sql`state = 'new'`),
  ],
);

/** What staff answered, oldest first. */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    messageId: integer('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    ...actorColumns,
    text: text().notNull(),
    /** The mail to the sender, until the outbox deletes it. */
    outboxId: bigint('outbox_id', { mode: 'number' }).references(() => outbox.id, {
      onDelete: 'set null',
    }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('contact_answers_message').on(table.messageId, table.id),
    index('contact_answers_outbox').on(table.outboxId),
    check('contact_answers_actor', actorIsNamed(table)),
  ],
);
