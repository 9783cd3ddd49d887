import type { Bilingual } from '@dp/contract/locale.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { MOVEMENT_REASONS } from '@dp/contract/staff/stock-values.ts';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { brands } from '../brands/brand-tables.ts';
import { categories } from '../categories/category-tables.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';
import type { StoredTier } from './price-tiers.ts';

/** Texts for search engines in both languages. */
export interface StoredSeo {
  readonly title: Bilingual;
  readonly description: Bilingual;
}
export const NO_SEO: StoredSeo = {
  title: { ar: '', en: '' },
  description: { ar: '', en: '' },
};

/** When a product next changes by itself; null when it does not. */
export function nextTurn(
  table: Readonly<Record<'onSaleFrom' | 'discountFrom' | 'discountUntil', AnyColumn>>,
): SQL {
  return sql`least(${table.onSaleFrom}, ${table.discountFrom}, ${table.discountUntil})`;
}

/**
 * What the shop sells. Money in piastres, discounts in basis points (1 % = 100). Prices and stock change often, and
 * PostgreSQL copies the whole row each time: what is long is in `productDetails`.
 */
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
    /** Its code at the tax authority, EGS or GS1; null: by its SKU (`defaultItemCode`). */
    itemCode: text('item_code'),
    /** The unit it is sold by, of the authority's list; null: by its specifications (`defaultUnitType`). */
    unitType: text('unit_type'),
    /** Its shelf in the stockroom, such as `A-03`; picking lists are sorted by it. */
    shelf: text(),
    /** On sale now; orders have their own copy. */
    published: boolean().notNull().default(true),
    /** Not on sale yet: unlike a withdrawn product, shoppers cannot learn of it. */
    draft: boolean().notNull().default(false),
    /** When it goes on sale by itself (`turnProducts`). */
    onSaleFrom: timestamp('on_sale_from', { withTimezone: true }),
    /** The discount that begins by itself at `discountFrom`; until then `discountBasisPoints` is in force. */
    plannedDiscountBasisPoints: integer('planned_discount_basis_points'),
    discountFrom: timestamp('discount_from', { withTimezone: true }),
    /** When the discount ends by itself. */
    discountUntil: timestamp('discount_until', { withTimezone: true }),
    /** Products that its page shows first among the related ones. */
    related: integer().array().notNull().default([]),
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
    check(
      'products_published_is_no_draft',
      sql`not (${table.published} and (${table.draft} or ${table.onSaleFrom} is not null))`,
    ),
    check(
      'products_planned_discount',
      sql`(${table.plannedDiscountBasisPoints} is null) = (${table.discountFrom} is null) and ${table.plannedDiscountBasisPoints} between 0 and 10000`,
    ),
    index('products_slug').on(table.slug),
    index('products_turn')
      .on(nextTurn(table))
      .where(sql`${nextTurn(table)} is not null`),
    // Versions of the catalogue only rise, so the highest of a few pages finds what is newer; and unlike a sorted
    // index it lets an update stay on its row's page and write no other index (PostgreSQL 16).
    index('products_changed').using('brin', table.changedIn).with({ pages_per_range: 16 }),
    // With the id, as by name; a SKU never changes.
    index('products_sku').on(table.sku, table.id),
    // With the id, so that the back office's list by name reads no row.
    index('products_name_rank_ar').on(table.nameRankAr, table.id),
    index('products_name_rank_en').on(table.nameRankEn, table.id),
    // Patterns, since a database's own collation need not sort beginnings together.
    index('products_sku_start').on(sql`lower(${table.sku}) text_pattern_ops`),
    index('products_category').on(table.categoryId, table.id),
    index('products_brand').on(table.brandId),
    // What a scanner reads.
    index('products_item_code').on(table.itemCode),
    // The back office's filters of few products.
    index('products_featured').on(table.id).where(sql`${table.featured} is not null`),
    index('products_not_on_sale')
      .on(table.id, table.draft, table.onSaleFrom)
      .where(sql`not ${table.published}`),
  ],
);

/** What of a product is long and changes seldom; each product has its row. */
export const productDetails = pgTable('product_details', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  descriptionAr: text('description_ar').notNull().default(''),
  descriptionEn: text('description_en').notNull().default(''),
  /** What search engines show in place of name and description; empty texts for those. */
  seo: jsonb().$type<StoredSeo>().notNull().default(NO_SEO),
  pictures: jsonb().$type<StoredPicture[]>().notNull().default([]),
  specs: jsonb().$type<ProductSpecs>().notNull().default({}),
  watt: numeric({ mode: 'number' }).generatedAlwaysAs(sql`(specs->>'watt')::numeric`),
  base: text().generatedAlwaysAs(sql`specs->>'base'`),
  ip: integer().generatedAlwaysAs(sql`(specs->>'ip')::int`),
  dimmable: boolean().generatedAlwaysAs(sql`coalesce((specs->>'dimmable')::boolean, false)`),
});

/**
 * Products that were deleted, as the demo's and drafts are, with the catalogue's version in which they were: what a
 * process with them in memory learns of it by.
 */
export const removedProducts = pgTable(
  'removed_products',
  {
    id: integer().primaryKey(),
    removedIn: bigint('removed_in', { mode: 'number' }).notNull(),
  },
  (table) => [index('removed_products_removed').on(table.removedIn)],
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

/** What the shop pays for one unit of a product, from a moment on; never shown to shoppers. */
export const productCosts = pgTable(
  'product_costs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Null: it is no longer known. */
    costPiastres: bigint('cost_piastres', { mode: 'number' }),
    ...actorColumns,
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('product_costs_product').on(table.productId, table.id),
    check('product_costs_not_negative', sql`${table.costPiastres} >= 0`),
    check('product_costs_actor', actorIsNamed(table)),
  ],
);

/** States of products that an edit has replaced, by the version they had: what can be restored. */
export const productVersions = pgTable(
  'product_versions',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    version: integer().notNull(),
    /** The columns that staff edit, as they were. */
    state: jsonb().notNull(),
    /** When it was replaced, and by whom. */
    ...actorColumns,
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.version] }),
    check('product_versions_actor', actorIsNamed(table)),
  ],
);
