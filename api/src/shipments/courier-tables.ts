import { COURIER_KINDS } from '@dp/contract/staff/parcels.ts';
import { HAND_IN_SOURCES } from '@dp/contract/staff/settlement-values.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';

/** Who takes parcels to customers. The command line uses the oldest manual one. */
export const couriers = pgTable(
  'couriers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    nameAr: text('name_ar').notNull(),
    nameEn: text('name_en').notNull(),
    kind: text({ enum: COURIER_KINDS }).notNull(),
    phone: text(),
    /** An https address with `{number}` where the tracking number belongs. */
    trackingLink: text('tracking_link'),
    /** Days from what happened during which it accepts claims. */
    claimDays: integer('claim_days').notNull().default(14),
    /** False: gets no more parcels. */
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('couriers_claim_days', sql`${table.claimDays} between 1 and 365`),
    check(
      'couriers_tracking_link',
      sql`${table.trackingLink} is null or ${table.trackingLink} like 'https://%{number}%'`,
    ),
  ],
);

/** Parcels that leave together with one courier: a list that is filled by scanning and then signed. */
export const handovers = pgTable(
  'handovers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courierId: integer('courier_id')
      .notNull()
      .references(() => couriers.id),
    /** Who opened the list, and who signed it. */
    ...actorColumns,
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }),
    /** What was signed for: parcels, and the cash they collect. */
    count: integer().notNull().default(0),
    sumPiastres: bigint('sum_piastres', { mode: 'number' }).notNull().default(0),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('handovers_open').on(table.id).where(sql`signed_at is null`),
    check('handovers_actor', actorIsNamed(table)),
  ],
);

/**
 * Cash that a courier handed in for delivered parcels, by hand or as its settlement says; its lines: `hand_in_lines`.
 */
export const cashHandIns = pgTable(
  'cash_hand_ins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courierId: integer('courier_id')
      .notNull()
      .references(() => couriers.id),
    ...actorColumns,
    at: timestamp({ withTimezone: true }).notNull(),
    /** What the parcels collected, and what was counted. */
    expectedPiastres: bigint('expected_piastres', { mode: 'number' }).notNull(),
    receivedPiastres: bigint('received_piastres', { mode: 'number' }).notNull(),
    /** Why the two differ. */
    reason: text(),
    source: text({ enum: HAND_IN_SOURCES }).notNull().default('by_hand'),
    /** The name of a settlement's file. */
    name: text(),
    /** What a settlement's preview showed: the same lines are never booked twice. */
    stamp: text(),
    /** What the courier kept, without VAT, and the VAT. */
    feesPiastres: bigint('fees_piastres', { mode: 'number' }).notNull().default(0),
    vatPiastres: bigint('vat_piastres', { mode: 'number' }).notNull().default(0),
    /** What a settlement paid out: negative when fees are more than cash. */
    depositedPiastres: bigint('deposited_piastres', { mode: 'number' }),
  },
  (table) => [
    index('cash_hand_ins_courier').on(table.courierId, table.id),
    index('cash_hand_ins_settlements').on(table.id).where(sql`source = 'file'`),
    uniqueIndex('cash_hand_ins_stamp').on(table.courierId, table.stamp),
    check(
      'cash_hand_ins_settlement',
      sql`(${table.source} = 'file') = (${table.stamp} is not null) and (${table.stamp} is null) = (${table.depositedPiastres} is null)`,
    ),
    check('cash_hand_ins_received', sql`${table.receivedPiastres} >= 0`),
    check(
      'cash_hand_ins_reason',
      sql`${table.receivedPiastres} = ${table.expectedPiastres} or ${table.reason} is not null`,
    ),
    check('cash_hand_ins_actor', actorIsNamed(table)),
  ],
);
