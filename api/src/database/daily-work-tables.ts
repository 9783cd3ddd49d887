import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When work that the shop does once a day, by whichever process, was last begun. */
export const dailyWork = pgTable('daily_work', {
  name: text().primaryKey(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
});
