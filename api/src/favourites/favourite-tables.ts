import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { customers } from '../accounts/account-tables.ts';
import { products } from '../products/product-tables.ts';

/** Products that a customer marked with the heart. */
export const favourites = pgTable(
  'favourites',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Grows with each one added: the latest is the highest. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('favourites_latest').on(table.customerId, table.position),
    index('favourites_product').on(table.productId),
  ],
);
