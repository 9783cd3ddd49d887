import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Queries that found nothing, for the owner: what shoppers look for and the shop does not have, or does not call so. */
export const searchGaps = pgTable(
  'search_gaps',
  {
    /** Folded, so that spellings of one word are one row. */
    query: text().primaryKey(),
    count: integer().notNull().default(1),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    /** Asked so far only by networks that ask more than people do, such as a bot's. */
    crowded: boolean().notNull().default(false),
  },
  (table) => [index('search_gaps_value').on(table.crowded, table.count, table.lastAt)],
);
