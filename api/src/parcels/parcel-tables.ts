import { ATTEMPT_REASONS, PARCEL_STATES } from '@dp/contract/parcel-states.ts';
import { INSPECTION_OUTCOMES } from '@dp/contract/staff/parcels.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orders } from '../orders/order-tables.ts';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';
import { products } from '../products/product-tables.ts';
import { cashHandIns, couriers, handovers } from '../shipments/courier-tables.ts';

/** How many units of a product have been picked for an order that is being packed. */
export const picks = pgTable(
  'picks',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    picked: integer().notNull(),
    ...actorColumns,
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId] }),
    index('picks_product').on(table.productId),
    check('picks_not_negative', sql`${table.picked} >= 0`),
    check('picks_actor', actorIsNamed(table)),
  ],
);

/** A box of an order's goods, with its own way to the customer and, perhaps, back. */
export const parcels = pgTable(
  'parcels',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Its number within the order, from 1; unpacked ones keep theirs. */
    place: integer().notNull(),
    state: text({ enum: PARCEL_STATES }).notNull(),
    /** When it came into its state. */
    stateAt: timestamp('state_at', { withTimezone: true }).notNull(),
    /** To collect at the door; the parcels of an order add up to its total. */
    cashPiastres: bigint('cash_piastres', { mode: 'number' }).notNull(),
    fragile: boolean().notNull().default(false),
    weightGrams: integer('weight_grams'),
    /** Null until it is handed over. */
    courierId: integer('courier_id').references(() => couriers.id),
    trackingNumber: text('tracking_number'),
    /** The list it is on, from the scan that adds it. */
    handoverId: integer('handover_id').references(() => handovers.id),
    attempts: integer().notNull().default(0),
    /** Of the last failed attempt. */
    reason: text({ enum: ATTEMPT_REASONS }),
    postponedTo: date('postponed_to'),
    /** The day its shopper asked for, until it leaves for them or its way ends. */
    askedDay: date('asked_day'),
    /** When the shopper asked for that day, and whether staff agreed; null while nobody has answered. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    dayAgreed: boolean('day_agreed'),
    /** When it was delivered and its cash collected, also if it came back later. */
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** How much of its cash was handed in: what the lines of hand-ins say. */
    settledPiastres: bigint('settled_piastres', { mode: 'number' }).notNull().default(0),
    /** The hand-in with the last of its cash; null while the courier has some. */
    handInId: integer('hand_in_id').references(() => cashHandIns.id),
    /** When its contents were inspected after it came back. */
    inspectedAt: timestamp('inspected_at', { withTimezone: true }),
    /** When the address it goes to was corrected last, since it was packed. */
    correctedAt: timestamp('corrected_at', { withTimezone: true }),
    /** Whether its label shows an older address, which neither the shop nor its courier has seen to. */
    labelOutdated: boolean('label_outdated').notNull().default(false),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('parcels_place').on(table.orderId, table.place),
    index('parcels_state').on(table.state, table.id),
    index('parcels_handover').on(table.handoverId),
    index('parcels_hand_in').on(table.handInId),
    index('parcels_tracking').on(sql`upper(${table.trackingNumber})`),
    index('parcels_to_inspect')
      .on(table.id)
      .where(sql`state = 'returned' and inspected_at is null`),
    index('parcels_cash_outstanding')
      .on(table.courierId, table.deliveredAt)
      .where(sql`delivered_at is not null and hand_in_id is null and cash_piastres > 0`),
    index('parcels_day_asked')
      .on(table.id)
      .where(sql`asked_day is not null and day_agreed is null`),
    check(
      'parcels_day_asked_once',
      sql`(${table.askedDay} is null) = (${table.askedAt} is null) and (${table.askedDay} is not null or ${table.dayAgreed} is null)`,
    ),
    index('parcels_label_outdated').on(table.id).where(sql`label_outdated`),
    check(
      'parcels_label_outdated_by_correction',
      sql`not ${table.labelOutdated} or ${table.correctedAt} is not null`,
    ),
    check('parcels_cash_not_negative', sql`${table.cashPiastres} >= 0`),
    check(
      'parcels_settled',
      sql`${table.settledPiastres} >= 0 and ${table.settledPiastres} <= ${table.cashPiastres} and (${table.handInId} is null or ${table.settledPiastres} = ${table.cashPiastres})`,
    ),
    check(
      'parcels_left_with_a_courier',
      sql`${table.state} in ('packed', 'void') or (${table.courierId} is not null and ${table.handoverId} is not null)`,
    ),
  ],
);

/** What is in a parcel. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: integer('parcel_id')
      .notNull()
      .references(() => parcels.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.productId] }),
    index('parcel_lines_product').on(table.productId),
    check('parcel_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Every change of a parcel's state, with time and actor. */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    parcelId: integer('parcel_id')
      .notNull()
      .references(() => parcels.id),
    state: text({ enum: PARCEL_STATES }).notNull(),
    reason: text({ enum: ATTEMPT_REASONS }),
    postponedTo: date('postponed_to'),
    /** For staff; never shown to the customer. */
    note: text(),
    ...actorColumns,
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('parcel_events_parcel').on(table.parcelId),
    check('parcel_events_actor', actorIsNamed(table)),
  ],
);

/** What was found in a parcel that came back: the outcomes of a product add up to its line. */
export const inspections = pgTable(
  'inspections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    parcelId: integer('parcel_id')
      .notNull()
      .references(() => parcels.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    outcome: text({ enum: INSPECTION_OUTCOMES }).notNull(),
    quantity: integer().notNull(),
    note: text(),
    ...actorColumns,
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('inspections_outcome').on(table.parcelId, table.productId, table.outcome),
    index('inspections_product').on(table.productId),
    check('inspections_quantity', sql`${table.quantity} > 0`),
    check('inspections_actor', actorIsNamed(table)),
  ],
);
