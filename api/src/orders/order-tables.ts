import type { Bilingual } from '@dp/contract/locale.ts';
import { ORDER_STATES } from '@dp/contract/order-states.ts';
import { PAYMENT_METHODS, PAYMENT_STATES } from '@dp/contract/payments.ts';
import { CONFIRMATIONS, PACKINGS, type RiskReason } from '@dp/contract/staff/order-desk.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customers } from '../accounts/account-tables.ts';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';

/** The digits of order numbers shown to people (`DP-100001`), one sequence for all letters that the owner sets. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 100001 });

/** The delivery address as it was when the order was placed. */
export interface OrderAddress {
  readonly fullName: string;
  readonly mobile: string;
  readonly secondMobile: string | null;
  readonly stateId: number;
  readonly cityId: number;
  readonly state: Bilingual;
  readonly city: Bilingual;
  readonly street: string;
  readonly building: string | null;
  readonly floor: string | null;
  readonly apartment: string | null;
  readonly landmark: string | null;
  /** What its courier should know, from staff who corrected it; never shown to the shopper. */
  readonly courierNote?: string;
}

/** Money in piastres: subtotal − discount + shipping = total. */
export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the placement's body: the same key with another body is refused. */
    requestHash: text('request_hash').notNull(),
    state: text({ enum: ORDER_STATES }).notNull().default('draft'),
    /** When it came into its state. */
    stateAt: timestamp('state_at', { withTimezone: true }).notNull().defaultNow(),
    locale: text({ enum: ['ar', 'en'] }).notNull(),
    paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }).notNull(),
    subtotalPiastres: bigint('subtotal_piastres', { mode: 'number' }).notNull(),
    discountPiastres: bigint('discount_piastres', { mode: 'number' }).notNull(),
    shippingPiastres: bigint('shipping_piastres', { mode: 'number' }).notNull(),
    totalPiastres: bigint('total_piastres', { mode: 'number' }).notNull(),
    totalItems: integer('total_items').notNull(),
    totalQuantity: integer('total_quantity').notNull(),
    voucherCode: text('voucher_code'),
    note: text(),
    /** Null once the customer's account is deleted. */
    address: jsonb().$type<OrderAddress>(),
    /** Raised by every change of the address; a correction names the one that it changes. */
    addressVersion: integer('address_version').notNull().default(1),
    daysMin: integer('days_min').notNull(),
    daysMax: integer('days_max').notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    /** Raised by every change of the order; a save names the version that it changes. */
    version: integer().notNull().default(1),
    confirmation: text({ enum: CONFIRMATIONS }).notNull().default('not_needed'),
    /** When the customer asked to be called; null: at any time. */
    callAt: timestamp('call_at', { withTimezone: true }),
    packing: text({ enum: PACKINGS }).notNull().default('none'),
    /** The address's mobile in digits, country code first; null once the customer is erased. */
    phoneDigits: text('phone_digits'),
    /** Of the address, for filters. */
    governorateId: integer('governorate_id'),
    /** The sum of the weights of `riskReasons`. */
    risk: integer().notNull().default(0),
    riskReasons: jsonb('risk_reasons').$type<readonly RiskReason[]>().notNull().default([]),
    /** A discount by staff, part of `discountPiastres`, with its reason. */
    staffDiscountPiastres: bigint('staff_discount_piastres', { mode: 'number' })
      .notNull()
      .default(0),
    staffDiscountReason: text('staff_discount_reason'),
    /** A delivery cost set by staff; null: the place's rate. */
    fixedShippingPiastres: bigint('fixed_shipping_piastres', { mode: 'number' }),
    /** An attempt of one of its parcels failed, or one is lost, and the like (`dutiesOf`). */
    parcelProblem: boolean('parcel_problem').notNull().default(false),
    /** One of its parcels came back and has not been inspected (`dutiesOf`). */
    toInspect: boolean('to_inspect').notNull().default(false),
    /** One of its parcels was delivered and its cash has not been handed in (`dutiesOf`). */
    unsettled: boolean().notNull().default(false),
    /** Whether it is to be paid before it is packed, and was. */
    payment: text({ enum: PAYMENT_STATES }).notNull().default('on_delivery'),
    /** With `awaiting`: when it is cancelled unless it is paid. */
    payUntil: timestamp('pay_until', { withTimezone: true }),
    /** What attempts to pay received. */
    paidPiastres: bigint('paid_piastres', { mode: 'number' }).notNull().default(0),
    /** What was given back, of that and of cash that was collected. */
    refundedPiastres: bigint('refunded_piastres', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    // The digits name one order whatever the letters before them.
    uniqueIndex('orders_number_digits').on(sql`split_part(${table.number}, '-', 2)`),
    uniqueIndex('orders_idempotency').on(table.customerId, table.idempotencyKey),
    index('orders_customer').on(table.customerId, table.id),
    index('orders_phone').on(table.phoneDigits, table.id),
    // Of the lists of the back office: the order they are in, then what they are filtered by, so that orders
    // that do not fit are passed over within the index.
    index('orders_state').on(table.state, table.id, table.governorateId, table.totalPiastres),
    index('orders_governorate').on(table.governorateId, table.id, table.state, table.totalPiastres),
    index('orders_placed').on(
      table.placedAt,
      table.id,
      table.state,
      table.governorateId,
      table.totalPiastres,
    ),
    index('orders_total').on(table.totalPiastres, table.id, table.state, table.governorateId),
    // One for each queue of the back office whose orders are not simply those of a state.
    index('orders_to_confirm')
      .on(table.risk.desc().nullsFirst(), table.id)
      .where(sql`state in ('draft', 'ongoing') and confirmation in ('to_confirm', 'asked')`),
    index('orders_unreachable')
      .on(table.id)
      .where(sql`state in ('draft', 'ongoing') and confirmation = 'unreachable'`),
    index('orders_to_pack')
      .on(table.id)
      .where(
        sql`state = 'ongoing' and confirmation in ('not_needed', 'confirmed') and packing in ('none', 'picking')`,
      ),
    index('orders_parcel_problem').on(table.id).where(sql`parcel_problem`),
    index('orders_to_inspect').on(table.id).where(sql`to_inspect`),
    index('orders_unsettled').on(table.id, table.totalPiastres).where(sql`unsettled`),
    index('orders_to_put_back').on(table.id).where(sql`state = 'cancelled' and packing = 'packed'`),
    index('orders_ready').on(table.id).where(sql`state = 'ongoing' and packing = 'packed'`),
    index('orders_returned').on(table.stateAt, table.governorateId).where(sql`state = 'returned'`),
    // Its condition is an "or", which no other index can both answer and sort by the sum.
    index('orders_returned_total')
      .on(table.totalPiastres, table.id)
      .where(sql`to_inspect or state = 'returned'`),
    index('orders_pay_until')
      .on(table.payUntil)
      .where(sql`payment = 'awaiting' and state = 'draft'`),
    check(
      'orders_payment',
      sql`(${table.payment} = 'awaiting') = (${table.payUntil} is not null) and ${table.paidPiastres} >= 0 and ${table.refundedPiastres} >= 0`,
    ),
    check(
      'orders_totals_add_up',
      sql`${table.subtotalPiastres} - ${table.discountPiastres} + ${table.shippingPiastres} = ${table.totalPiastres}`,
    ),
  ],
);

/** Keys voided before they placed an order, stored for as long as a request may still arrive. */
export const voidedPlacements = pgTable(
  'voided_placements',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    voidedAt: timestamp('voided_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.idempotencyKey] }),
    index('voided_placements_at').on(table.voidedAt),
  ],
);

/** Every change of an order's state, with time and actor: the order's timeline. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    state: text({ enum: ORDER_STATES }).notNull(),
    ...actorColumns,
    note: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_events_order').on(table.orderId),
    index('order_events_returned').on(table.orderId, table.at).where(sql`state = 'returned'`),
    check('order_events_actor', actorIsNamed(table)),
  ],
);
