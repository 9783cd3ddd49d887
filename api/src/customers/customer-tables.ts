import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from '../accounts/account-tables.ts';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';

/** Notes of staff on a customer; never shown to them. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    ...actorColumns,
    text: text().notNull(),
    version: integer().notNull().default(1),
    at: timestamp({ withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [
    index('customer_notes_customer').on(table.customerId, table.id),
    check('customer_notes_actor', actorIsNamed(table)),
  ],
);
