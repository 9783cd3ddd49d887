import { bigint, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customers } from '../accounts/account-tables.ts';
import { products } from '../products/product-tables.ts';

/** Who is to be told when a sold-out product can be bought again; deleted when the message is queued. */
export const restockRequests = pgTable(
  'restock_requests',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    /** Lower-case e-mail or E.164 phone; not proven. */
    recipient: text().notNull(),
    /** Who was signed in. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    locale: text({ enum: ['ar', 'en'] }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** When it is tried again, where its message could not be queued. */
    retryAt: timestamp('retry_at', { withTimezone: true }),
  },
  (table) => [
    unique('restock_requests_once').on(table.productId, table.recipient),
    index('restock_requests_recipient').on(table.recipient, table.id),
    index('restock_requests_customer').on(table.customerId),
  ],
);
