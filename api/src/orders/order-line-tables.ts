import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredPicture } from '../media/stored-picture.ts';
import { products } from '../products/product-tables.ts';
import { orders } from './order-tables.ts';

/** A line is a copy: later changes of the product do not touch it. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    sku: text().notNull(),
    nameAr: text('name_ar').notNull(),
    nameEn: text('name_en').notNull(),
    picture: jsonb().$type<StoredPicture>(),
    listPricePiastres: bigint('list_price_piastres', { mode: 'number' }).notNull(),
    discountBasisPoints: integer('discount_basis_points').notNull(),
    unitPiastres: bigint('unit_piastres', { mode: 'number' }).notNull(),
    quantity: integer().notNull(),
    totalPiastres: bigint('total_piastres', { mode: 'number' }).notNull(),
    /** Why staff set another unit price than the product's; null: they did not. */
    priceReason: text('price_reason'),
    /** What one cost the shop when the line was written; null where nobody knew. A trigger fills it (decision 107). */
    costPiastres: bigint('cost_piastres', { mode: 'number' }),
    /** This line's share of the discount; shares sum to the order's. */
    discountSharePiastres: bigint('discount_share_piastres', { mode: 'number' })
      .notNull()
      .default(0),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_product').on(table.productId),
    index('order_lines_sku').on(sql`upper(${table.sku})`, table.orderId),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check(
      'order_lines_total',
      sql`${table.unitPiastres} * ${table.quantity} = ${table.totalPiastres}`,
    ),
  ],
);
