import { bigint, index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './order-tables.ts';
import type { Seller } from './seller.ts';

/** The invoice's gap-free counter: one row, locked by the transaction that issues a number. */
export const invoiceCounter = pgTable('invoice_counter', {
  id: integer().primaryKey().default(1),
  last: bigint({ mode: 'number' }).notNull().default(0),
});

/** An invoice, issued at dispatch, with a copy of the seller's details. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** Beyond 2,147,483,647 after a restore (decision 059). */
    number: bigint({ mode: 'number' }).notNull().unique(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** Null for invoices issued before this column existed. */
    seller: jsonb().$type<Seller>(),
  },
  (table) => [index('invoices_issued').on(table.issuedAt, table.number)],
);
