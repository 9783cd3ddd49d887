import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cashHandIns } from '../shipments/courier-tables.ts';
import { parcels } from './parcel-tables.ts';

/** What a hand-in says of one parcel. */
export const handInLines = pgTable(
  'hand_in_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    handInId: integer('hand_in_id')
      .notNull()
      .references(() => cashHandIns.id),
    parcelId: integer('parcel_id')
      .notNull()
      .references(() => parcels.id),
    /** Of its cash, what came in by this line. */
    cashPiastres: bigint('cash_piastres', { mode: 'number' }).notNull(),
    /** What the courier kept for it, without and as VAT. */
    feesPiastres: bigint('fees_piastres', { mode: 'number' }).notNull().default(0),
    vatPiastres: bigint('vat_piastres', { mode: 'number' }).notNull().default(0),
    /** The courier's own number of the payment, and its day. */
    transaction: text(),
    day: date(),
    /** What makes a settlement's line itself: it is never booked twice. */
    key: text(),
  },
  (table) => [
    index('hand_in_lines_hand_in').on(table.handInId, table.id),
    uniqueIndex('hand_in_lines_key').on(table.parcelId, table.key),
    check(
      'hand_in_lines_not_negative',
      sql`${table.cashPiastres} >= 0 and ${table.feesPiastres} >= 0 and ${table.vatPiastres} >= 0`,
    ),
  ],
);
