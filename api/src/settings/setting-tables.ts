import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What the owner has decided in the back office; a setting without a row has its default. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  version: integer().notNull().default(1),
});
