import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customers } from '../accounts/account-tables.ts';
import { brands } from '../brands/brand-tables.ts';
import { categories } from '../categories/category-tables.ts';
import type { VoucherBenefit } from './voucher-rules.ts';

/** Exactly one of percent and amount is set. Uses are counted here, so that limits are race-free. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Upper-case. */
    code: text().notNull().unique(),
    percentBasisPoints: integer('percent_basis_points'),
    amountPiastres: bigint('amount_piastres', { mode: 'number' }),
    minimumPiastres: bigint('minimum_piastres', { mode: 'number' }).notNull().default(0),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    uses: integer().notNull().default(0),
    /** If set, only products in it are reduced. */
    categoryId: integer('category_id').references(() => categories.id),
    brandId: integer('brand_id').references(() => brands.id),
    disabled: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('vouchers_code_upper', sql`${table.code} = upper(${table.code})`),
    check(
      'vouchers_percent_or_amount',
      sql`num_nonnulls(${table.percentBasisPoints}, ${table.amountPiastres}) = 1`,
    ),
    check('vouchers_percent_range', sql`${table.percentBasisPoints} between 1 and 10000`),
    check('vouchers_amount_positive', sql`${table.amountPiastres} > 0`),
    check(
      'vouchers_uses',
      sql`${table.uses} >= 0 and (${table.maxUses} is null or ${table.uses} <= ${table.maxUses})`,
    ),
  ],
);

/** One row per order that used a voucher; deleted when the order is cancelled. */
export const voucherRedemptions = pgTable(
  'voucher_redemptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    voucherId: integer('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    orderId: integer('order_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** What it gave when the order was placed; later changes of the voucher are for later orders. */
    benefit: jsonb().$type<VoucherBenefit>().notNull(),
  },
  (table) => [
    uniqueIndex('voucher_redemptions_order').on(table.orderId),
    index('voucher_redemptions_customer').on(table.voucherId, table.customerId),
    index('voucher_redemptions_of_customer').on(table.customerId),
  ],
);
