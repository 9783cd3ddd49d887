import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Originals in the media store that no row names, and since when that is known. */
export const unusedOriginals = pgTable('unused_originals', {
  id: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
});
