import {
  COUNT_ENTRIES,
  COUNT_SCOPES,
  COUNT_STATES,
} from '@dp/contract/staff/stock-count-values.ts';
import {
  bigint,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Counts of the stock. The actor started it. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: text({ enum: COUNT_STATES }).notNull().default('counting'),
    scope: text({ enum: COUNT_SCOPES }).notNull(),
    /** A category's slug, or how the names of shelves begin. */
    scopeValue: text('scope_value'),
    /** The categories that the slug meant when the count was started. */
    categoryIds: integer('category_ids').array(),
    note: text(),
    /** Raised by each entry and by the end. */
    version: integer().notNull().default(1),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    /** The member of staff who closed or cancelled it. */
    endedBy: integer('ended_by'),
    ...actorColumns,
  },
  (table) => [check('stock_counts_actor', actorIsNamed(table))],
);

const countId = () =>
  integer('count_id')
    .notNull()
    .references(() => stockCounts.id);

/** What was counted of a product, and what there should have been at that moment (decision 111). */
export const stockCountLines = pgTable(
  'stock_count_lines',
  {
    countId: countId(),
    productId: integer('product_id').notNull(),
    counted: integer().notNull(),
    expected: integer().notNull(),
    /** The product's newest stock movement then: later corrections make the line useless. */
    lastMovement: bigint('last_movement', { mode: 'number' }).notNull(),
    countedAt: moment('counted_at').notNull(),
    countedBy: integer('counted_by'),
  },
  (table) => [primaryKey({ columns: [table.countId, table.productId] })],
);

/** Every entry, by the key that its sender made: one that comes twice counts once. */
export const stockCountEntries = pgTable(
  'stock_count_entries',
  {
    countId: countId(),
    key: uuid().notNull(),
    productId: integer('product_id').notNull(),
    how: text({ enum: COUNT_ENTRIES }).notNull(),
    quantity: integer().notNull(),
    at: moment('at').notNull(),
    staffId: integer('staff_id'),
  },
  (table) => [primaryKey({ columns: [table.countId, table.key] })],
);
