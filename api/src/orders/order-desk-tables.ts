import { CHANNELS, OUTCOMES } from '@dp/contract/staff/order-desk.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';
import { orders } from './order-tables.ts';

const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => orders.id);

/**
 * What an order is found by (`order-search-terms.ts`): words of names, and phones from their last digit on,
 * so that one kind of index range finds beginnings of names and endings of phones. No foreign key: orders are
 * never deleted, and placing would check it for each term.
 */
export const orderSearchTerms = pgTable(
  'order_search_terms',
  { orderId: integer('order_id').notNull(), term: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.orderId, table.term] }),
    index('order_search_terms_term').on(table.term.op('text_pattern_ops'), table.orderId),
  ],
);

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Every change that somebody in the back office may wait for, written by triggers on `orders`. A reader knows
 * which rows are new by the transaction that wrote them (decision 091).
 */
export const orderFeed = pgTable(
  'order_feed',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    orderId: integer('order_id').notNull(),
    kind: text({ enum: ['placed', 'changed'] }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('order_feed_xid').on(table.xid), index('order_feed_at').on(table.at)],
);

/** Attempts to get a customer's confirmation, by staff or, with channel `link`, by the customer. */
export const orderAttempts = pgTable(
  'order_attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    ...actorColumns,
    channel: text({ enum: CHANNELS }).notNull(),
    outcome: text({ enum: OUTCOMES }).notNull(),
    callAt: timestamp('call_at', { withTimezone: true }),
    note: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_attempts_order').on(table.orderId),
    check('order_attempts_actor', actorIsNamed(table)),
  ],
);

/** Notes of staff on an order; never printed, never shown to the customer. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    ...actorColumns,
    text: text().notNull(),
    version: integer().notNull().default(1),
    at: timestamp({ withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [
    index('order_notes_order').on(table.orderId),
    check('order_notes_actor', actorIsNamed(table)),
  ],
);

/** What changed in a placed order, as `order-snapshot.ts` describes orders. */
export const orderEdits = pgTable(
  'order_edits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    /** A correction is of the address alone, while a parcel is on its way; its `reason` is the courier's note. */
    kind: text({ enum: ['edit', 'correction'] })
      .notNull()
      .default('edit'),
    ...actorColumns,
    reason: text(),
    before: jsonb().notNull(),
    after: jsonb().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_edits_order').on(table.orderId),
    check('order_edits_actor', actorIsNamed(table)),
  ],
);

/** Saved views of the order lists: filters, columns and sort under a name. */
export const orderViews = pgTable(
  'order_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer('staff_id').notNull(),
    shared: boolean().notNull().default(false),
    name: text().notNull(),
    definition: jsonb().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index('order_views_staff').on(table.staffId)],
);
