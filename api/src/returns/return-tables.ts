import { RETURN_KINDS, RETURN_REASONS, RETURN_STATES } from '@dp/contract/return-values.ts';
import type { Payout } from '@dp/contract/returns.ts';
import { RETURN_FINDINGS, RETURN_OUTCOMES } from '@dp/contract/staff/return-values.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customers } from '../accounts/account-tables.ts';
import { bytes } from '../database/bytes.ts';
import { orders } from '../orders/order-tables.ts';
import { refunds } from '../payments/payment-tables.ts';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';
import { products } from '../products/product-tables.ts';

/** A shopper's request to send pieces of an order back, and its outcome. Money in piastres. */
export const returns = pgTable(
  'returns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Of the request: the same key gives the same return. */
    key: text().notNull(),
    kind: text({ enum: RETURN_KINDS }).notNull(),
    reason: text({ enum: RETURN_REASONS }).notNull(),
    state: text({ enum: RETURN_STATES }).notNull(),
    stateAt: timestamp('state_at', { withTimezone: true }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** The shopper's words; null once they are erased. */
    note: text(),
    /** The shop's words to the shopper. */
    answer: text(),
    /** Null for a claim without one, and once it is erased. */
    payout: jsonb().$type<Payout>(),
    pickupDay: date('pickup_day'),
    pickupFeePiastres: bigint('pickup_fee_piastres', { mode: 'number' }).notNull().default(0),
    receivedAt: timestamp('received_at', { withTimezone: true }),
    /** From the receipt of the goods; null where nothing is due, and settled once the refund is done. */
    refundDueAt: timestamp('refund_due_at', { withTimezone: true }),
    /** What the inspection says is owed; the fee of the pick-up is taken off. */
    goodsPiastres: bigint('goods_piastres', { mode: 'number' }),
    deliveryPiastres: bigint('delivery_piastres', { mode: 'number' }),
    /** How it was paid back; null also where nothing had been paid. */
    refundId: integer('refund_id').references(() => refunds.id),
    replacementOrderId: integer('replacement_order_id').references(() => orders.id),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('returns_key').on(table.orderId, table.key),
    index('returns_state').on(table.state, table.id),
    index('returns_due').on(table.refundDueAt).where(sql`refund_due_at is not null`),
    check('returns_fee', sql`${table.pickupFeePiastres} >= 0`),
    check(
      'returns_money',
      sql`(${table.goodsPiastres} is null) = (${table.deliveryPiastres} is null) and ${table.goodsPiastres} >= 0 and ${table.deliveryPiastres} >= 0`,
    ),
    check('returns_refund', sql`${table.refundId} is null or ${table.state} = 'refunded'`),
    check(
      'returns_replacement',
      sql`(${table.state} = 'exchanged') = (${table.replacementOrderId} is not null)`,
    ),
  ],
);

/** The pieces of a return. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.productId] }),
    index('return_lines_product').on(table.productId),
    check('return_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Every step of a return, with time and actor. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id),
    state: text({ enum: RETURN_STATES }).notNull(),
    /** For staff; never shown to the shopper. */
    note: text(),
    ...actorColumns,
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('return_events_return').on(table.returnId),
    check('return_events_actor', actorIsNamed(table)),
  ],
);

/** What was found of a return's pieces: those of a product add up to its line. */
export const returnInspections = pgTable(
  'return_inspections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    finding: text({ enum: RETURN_FINDINGS }).notNull(),
    outcome: text({ enum: RETURN_OUTCOMES }).notNull(),
    quantity: integer().notNull(),
    note: text(),
    ...actorColumns,
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('return_inspections_return').on(table.returnId),
    index('return_inspections_product').on(table.productId),
    check('return_inspections_quantity', sql`${table.quantity} > 0`),
    check('return_inspections_actor', actorIsNamed(table)),
  ],
);

/** A shopper's picture of what is wrong: a JPEG without metadata, in the database since nobody else may see it. */
export const returnPictures = pgTable(
  'return_pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Null until the return is asked for. */
    returnId: integer('return_id').references(() => returns.id),
    jpeg: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('return_pictures_return').on(table.returnId),
    index('return_pictures_customer').on(table.customerId),
    index('return_pictures_unused').on(table.customerId, table.at).where(sql`return_id is null`),
  ],
);
