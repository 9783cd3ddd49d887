import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { MOVEMENT_REASONS } from '@dp/contract/staff/stock-values.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { brands } from '../brands/brand-tables.ts';
import { categories } from '../categories/category-tables.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';
import type { StoredTier } from './price-tiers.ts';

/** What the shop sells. Money in piastres, discounts in basis points (1 % = 100). */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sku: text().notNull().unique(),
    slug: text().notNull(),
    nameAr: text('name_ar').notNull(),
    nameEn: text('name_en').notNull(),
    /** Rank of the name in its language's collation (`Intl.Collator`); the database's collation is C. */
    nameRankAr: integer('name_rank_ar').notNull().default(0),
    nameRankEn: integer('name_rank_en').notNull().default(0),
    descriptionAr: text('description_ar').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    brandId: integer('brand_id').references(() => brands.id),
    categoryId: integer('category_id').references(() => categories.id),
    listPricePiastres: bigint('list_price_piastres', { mode: 'number' }).notNull(),
    discountBasisPoints: integer('discount_basis_points').notNull().default(0),
    /** What is paid for one unit: the rule of contract/src/money.ts `unitPricePiastres`, in SQL. */
    pricePiastres: bigint('price_piastres', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`((list_price_piastres * (10000 - discount_basis_points) + 500000) / 1000000) * 100`,
      ),
    /** Prices by quantity, by rising quantity: `unitPriceFor`. */
    tiers: jsonb().$type<StoredTier[]>().notNull().default([]),
    stock: integer().notNull().default(0),
    /** Place among the featured products, lowest first; null: not featured. */
    featured: integer(),
    /** The owner's own words, by which home sections choose. */
    tags: text().array().notNull().default([]),
    /** Its shelf in the stockroom, such as `A-03`; picking lists are sorted by it. */
    shelf: text(),
    /** False withdraws the product from sale; orders have their own copy. */
    published: boolean().notNull().default(true),
    pictures: jsonb().$type<StoredPicture[]>().notNull().default([]),
    specs: jsonb().$type<ProductSpecs>().notNull().default({}),
    watt: numeric({ mode: 'number' }).generatedAlwaysAs(sql`(specs->>'watt')::numeric`),
    base: text().generatedAlwaysAs(sql`specs->>'base'`),
    ip: integer().generatedAlwaysAs(sql`(specs->>'ip')::int`),
    dimmable: boolean().generatedAlwaysAs(sql`coalesce((specs->>'dimmable')::boolean, false)`),
    /** Sort order, lowest first. */
    position: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Raised by each change of what staff edit: not of stock, shelf or name ranks. */
    version: integer().notNull().default(1),
    /** The catalogue's version in which anything but the stock last changed: what an index re-reads. */
    changedIn: bigint('changed_in', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check('products_stock_not_negative', sql`${table.stock} >= 0`),
    check('products_list_price_not_negative', sql`${table.listPricePiastres} >= 0`),
    check('products_tiers_list', sql`jsonb_typeof(${table.tiers}) = 'array'`),
    check('products_discount_range', sql`${table.discountBasisPoints} between 0 and 10000`),
    index('products_changed').on(table.changedIn),
    index('products_name_rank_ar').on(table.nameRankAr),
    index('products_name_rank_en').on(table.nameRankEn),
  ],
);

/** Every change of stock with its principal, so that stock = initial + Σ delta can be proven. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    delta: integer().notNull(),
    /**
     * `returned`: a cancelled order's, which never left the shop. `came_back`: a dispatched order's; with
     * `written_off` when it cannot be sold again, or `b_stock` when it is second choice.
     */
    reason: text({
      enum: MOVEMENT_REASONS,
    }).notNull(),
    /** What staff wrote about a change of their own. */
    note: text(),
    /** The order that moved it; no foreign key, so that features stay apart. */
    orderId: integer('order_id'),
    ...actorColumns,
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('stock_movements_product').on(table.productId),
    check('stock_movements_actor', actorIsNamed(table)),
  ],
);
