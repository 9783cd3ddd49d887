import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '../orders/order-tables.ts';

/**
 * E-receipts as they were first exported. They stay as they are, since each holds the uuid of the one before it;
 * nothing in them is personal.
 */
export const taxReceipts = pgTable(
  'tax_receipts',
  {
    uuid: text().primaryKey(),
    /** The device whose chain it is in. */
    device: text().notNull(),
    /** Its place in the device's chain, from 1 on. */
    place: bigint({ mode: 'number' }).notNull(),
    previous: text().notNull(),
    kind: text({ enum: ['sale', 'credit'] }).notNull(),
    /** Of the invoice or the credit note. */
    number: bigint({ mode: 'number' }).notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    body: text().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('tax_receipts_document').on(table.kind, table.number),
    uniqueIndex('tax_receipts_previous').on(table.device, table.previous),
    uniqueIndex('tax_receipts_place').on(table.device, table.place),
    index('tax_receipts_order').on(table.orderId),
  ],
);
