import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Originals in the media store that no row names, and since when that is known. */
export const unusedOriginals = pgTable('unused_originals', {
  id: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
  /** Since when nobody can choose it any more; it is deleted a day later, unless a row names it by then. */
  condemnedAt: timestamp('condemned_at', { withTimezone: true }),
  /** Since when the store is deleting it, by the database's clock: nobody may store it again meanwhile. */
  removingAt: timestamp('removing_at', { withTimezone: true }),
});

/** What each clean-up deleted, of those that deleted any; the newest are kept. */
export const originalRemovals = pgTable('original_removals', {
  /** When the clean-up began. */
  at: timestamp({ withTimezone: true }).primaryKey(),
  count: integer().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
});
