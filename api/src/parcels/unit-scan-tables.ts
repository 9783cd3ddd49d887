import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/order-tables.ts';
import { products } from '../products/product-tables.ts';

/** Scans that were counted as picked units of orders that are being picked, by the keys of their calls. */
export const unitScans = pgTable(
  'unit_scans',
  {
    key: uuid().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('unit_scans_order').on(table.orderId),
    index('unit_scans_product').on(table.productId),
  ],
);
