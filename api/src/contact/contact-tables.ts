import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const contactMessages = pgTable('contact_messages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  phone: text(),
  email: text(),
  message: text().notNull(),
  locale: text({ enum: ['ar', 'en'] }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
