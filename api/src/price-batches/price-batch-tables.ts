import {
  PRICE_BATCH_STATES,
  PRICE_REFUSALS,
  PRICE_ROUNDINGS,
  PRICE_STEPS,
} from '@dp/contract/staff/price-batch-values.ts';
import { PRODUCT_FILTERS } from '@dp/contract/staff/product-values.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';
import type { StoredTier } from '../products/price-tiers.ts';
import type { PriceRule } from './price-rule.ts';

/** Changes of many prices by one rule. Money in piastres. */
export const priceBatches = pgTable(
  'price_batches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: text({ enum: PRICE_BATCH_STATES }).notNull(),
    /** Raised by each change of state. */
    version: integer().notNull().default(1),
    filter: text({ enum: PRODUCT_FILTERS }).notNull(),
    /** Slug of the category whose branch was chosen. */
    category: text(),
    /** Slug of the brand that was chosen. */
    brand: text(),
    /** The text that was searched for. */
    searched: text(),
    /** What the category, the brand and the text meant when the batch was made; null: every product. */
    categoryIds: integer('category_ids').array(),
    brandId: integer('brand_id'),
    foundIds: integer('found_ids').array(),
    rule: jsonb().$type<PriceRule>().notNull(),
    rounding: text({ enum: PRICE_ROUNDINGS }).notNull(),
    /** The last product that the work of the present state has reached. */
    reached: integer().notNull().default(0),
    /** Products by outcome: the new price differs, is refused, or is the old one. */
    changes: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    /** Prices left as somebody else had made them meanwhile. */
    leftAtApply: integer('left_at_apply').notNull().default(0),
    leftAtUndo: integer('left_at_undo').notNull().default(0),
    scheduledAt: timestamp('scheduled_at', { withTimezone: true }),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    /** The catalogue's version since which lists show what it did last (decision 103). */
    shownIn: bigint('shown_in', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    ...actorColumns,
  },
  (table) => [
    check('price_batches_actor', actorIsNamed(table)),
    index('price_batches_shown').on(table.shownIn),
  ],
);

/**
 * The prices of a batch's products before and after it. Without a foreign key to products: its check would lock,
 * and so write, every product's row. Who deletes a product deletes its rows.
 */
export const priceBatchRows = pgTable(
  'price_batch_rows',
  {
    batchId: integer('batch_id')
      .notNull()
      .references(() => priceBatches.id),
    productId: integer('product_id').notNull(),
    /** List prices. */
    beforePiastres: bigint('before_piastres', { mode: 'number' }).notNull(),
    afterPiastres: bigint('after_piastres', { mode: 'number' }).notNull(),
    /** Prices by quantity; null for a product without. */
    beforeTiers: jsonb('before_tiers').$type<StoredTier[]>(),
    afterTiers: jsonb('after_tiers').$type<StoredTier[]>(),
    refusal: text({ enum: PRICE_REFUSALS }),
    /** Where the price was somebody else's by then, and stayed: which step met it, what it was, who made it when. */
    leftAt: text('left_at', { enum: PRICE_STEPS }),
    foundPiastres: bigint('found_piastres', { mode: 'number' }),
    foundSince: timestamp('found_since', { withTimezone: true }),
    /** A member of staff; null for a catalogue file or a command. */
    foundBy: integer('found_by'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.productId] }),
    index('price_batch_rows_product').on(table.productId),
    index('price_batch_rows_exceptions')
      .on(table.batchId, table.productId)
      .where(sql`${table.refusal} is not null or ${table.leftAt} is not null`),
  ],
);
