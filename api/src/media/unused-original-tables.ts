import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Originals in the media store that no row names, and since when that is known. */
export const unusedOriginals = pgTable('unused_originals', {
  id: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
  /** Since when nobody can choose it any more; it is deleted a day later, unless a row names it by then. */
  condemnedAt: timestamp('condemned_at', { withTimezone: true }),
});
