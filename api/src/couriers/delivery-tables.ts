import type { CourierAttention } from '@dp/contract/staff/courier-company.ts';
import {
  CORRECTION_STATES,
  DELIVERY_STATES,
  PICKUP_SLOTS,
  PICKUP_STATES,
} from '@dp/contract/staff/courier-values.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cities } from '../locations/location-tables.ts';
import type { OrderAddress } from '../orders/order-tables.ts';
import { parcels } from '../parcels/parcel-tables.ts';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';
import { couriers } from '../shipments/courier-tables.ts';

/** A parcel at a courier company: what is to be registered there, and what became of it. */
export const courierDeliveries = pgTable(
  'courier_deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    parcelId: integer('parcel_id')
      .notNull()
      .references(() => parcels.id),
    courierId: integer('courier_id')
      .notNull()
      .references(() => couriers.id),
    /** The shop's own reference there, never used twice. */
    reference: text().notNull().unique(),
    state: text({ enum: DELIVERY_STATES }).notNull(),
    /** The company's ids. */
    deliveryId: text('delivery_id'),
    trackingNumber: text('tracking_number'),
    /** Why it was refused. */
    failure: text(),
    /** What staff should look at. */
    attention: jsonb().$type<CourierAttention>(),
    /** What they looked at last: said again, it asks for nobody. */
    dismissed: jsonb().$type<CourierAttention>(),
    /** How often its registration was sent. */
    tries: integer().notNull().default(0),
    /** When the company is called next; null when nothing is to be asked. */
    tryAt: timestamp('try_at', { withTimezone: true }),
    /** How often the company was called about it, and which call's answer was booked last: clocks may jump. */
    asked: integer().notNull().default(0),
    answered: integer().notNull().default(0),
    newsAt: timestamp('news_at', { withTimezone: true }),
    /** The address that the company has; while it is pending, the one that was sent last. Null once erased. */
    registered: jsonb().$type<OrderAddress>(),
    /** What became of the order's corrected address there; null while the company has the order's. */
    correction: text({ enum: CORRECTION_STATES }),
    /** Why it was refused: a word of the shop's, or the company's own. */
    correctionFailure: text('correction_failure'),
    /** How often it was sent since the last answer. */
    correctionTries: integer('correction_tries').notNull().default(0),
    /** When it is sent next, and until when a process is sending it. */
    correctAt: timestamp('correct_at', { withTimezone: true }),
    correctingUntil: timestamp('correcting_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // One at a time for a parcel.
    uniqueIndex('courier_deliveries_open')
      .on(table.parcelId)
      .where(sql`state in ('pending', 'created')`),
    index('courier_deliveries_parcel').on(table.parcelId),
    index('courier_deliveries_courier').on(table.courierId),
    index('courier_deliveries_due').on(table.tryAt).where(sql`try_at is not null`),
    index('courier_deliveries_to_correct').on(table.correctAt).where(sql`correct_at is not null`),
    check(
      'courier_deliveries_correction',
      sql`(${table.correction} is not distinct from 'pending') = (${table.correctAt} is not null)`,
    ),
    uniqueIndex('courier_deliveries_tracking').on(table.trackingNumber),
  ],
);

/** What a courier company sent about a delivery, once each. */
export const courierReports = pgTable(
  'courier_reports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Number, state and time of the event there. */
    key: text().notNull().unique(),
    deliveryId: integer('delivery_id').references(() => courierDeliveries.id),
    body: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Null until the company was asked; a report in hand when its process ended is taken up by another. */
    processedAt: timestamp('processed_at', { withTimezone: true }),
    outcome: text(),
  },
  (table) => [
    index('courier_reports_open').on(table.receivedAt).where(sql`processed_at is null`),
    index('courier_reports_delivery').on(table.deliveryId),
  ],
);

/** Requests for the courier company's van. */
export const courierPickups = pgTable(
  'courier_pickups',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Stored before the company is asked: one whose answer was lost stays unanswered. */
    state: text({ enum: PICKUP_STATES }).notNull().default('unanswered'),
    day: date().notNull(),
    slot: text({ enum: PICKUP_SLOTS }).notNull(),
    /** The company's id. */
    pickupId: text('pickup_id'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    ...actorColumns,
  },
  (table) => [
    check('courier_pickups_actor', actorIsNamed(table)),
    index('courier_pickups_day').on(table.day),
  ],
);

/** Where a city of the shop's own list is in the courier company's. */
export const courierPlaces = pgTable('courier_places', {
  cityId: integer('city_id')
    .primaryKey()
    .references(() => cities.id),
  theirCity: text('their_city').notNull(),
  districtId: text('district_id').notNull(),
  district: text().notNull(),
  /** Chosen by staff, or found by its name. */
  byStaff: integer('by_staff'),
  at: timestamp({ withTimezone: true }).notNull(),
});
