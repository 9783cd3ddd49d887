import { GAP_REASONS, SYNONYM_KINDS } from '@dp/contract/staff/search-values.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** Queries that served shoppers poorly, for the owner: what the shop does not have, or does not call so. */
export const searchGaps = pgTable(
  'search_gaps',
  {
    /** Folded, so that spellings of one word are one row. */
    query: text().notNull(),
    /** What was poor about the result. */
    reason: text({ enum: GAP_REASONS }).notNull().default('nothing'),
    count: integer().notNull().default(1),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    /** So far only searched by crowding networks, such as a bot's. */
    crowded: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.query, table.reason] }),
    index('search_gaps_value').on(table.crowded, table.count, table.lastAt),
  ],
);

/**
 * The owner's changes to the built-in synonyms (`SEED_SYNONYMS`): phrases added to a group, which may be new,
 * and built-in phrases removed from theirs.
 */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: serial().primaryKey(),
    group: text('group_name').notNull(),
    kind: text({ enum: SYNONYM_KINDS }).notNull(),
    /** As it was typed. */
    phrase: text().notNull(),
    /** Its `phraseKey`, the identity of a phrase. */
    key: text().notNull(),
    isRemoved: boolean('is_removed').notNull().default(false),
  },
  (table) => [unique('search_synonyms_phrase').on(table.group, table.key)],
);

/** Searches for which staff have chosen the products that come first. */
export const pinnedSearches = pgTable('pinned_searches', {
  /** The query's `phraseKey`, so that spellings of one query are one row. */
  key: text().primaryKey(),
  /** As it was typed last. */
  query: text().notNull(),
  /** In the order in which they come; never empty. */
  productIds: integer('product_ids').array().notNull(),
  /** The catalogue's version of the last change, so that a row made again after its removal is another one. */
  version: bigint({ mode: 'number' }).notNull(),
});
