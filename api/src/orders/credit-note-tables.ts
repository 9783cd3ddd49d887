import { CREDIT_NOTE_KINDS } from '@dp/contract/credit-note-values.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { parcels } from '../parcels/parcel-tables.ts';
import { refunds } from '../payments/payment-tables.ts';
import { orderLines } from './order-line-tables.ts';
import { orders } from './order-tables.ts';

/** The credit notes' gap-free counter: one row, locked by the transaction that issues a number. */
export const creditNoteCounter = pgTable(
  'credit_note_counter',
  {
    id: integer().primaryKey().default(1),
    last: bigint({ mode: 'number' }).notNull().default(0),
    /** The first number: 1, but beyond what may have been issued in a shop that was restored before there were any. */
    first: bigint({ mode: 'number' }).notNull().default(1),
    /** Since when the shop issues them; what came back of older invoices before is the accountant's. */
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Since when the shop issues them for single parcels that came back without being paid for. */
    parcelsSince: timestamp('parcels_since', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('credit_note_counter_single', sql`${table.id} = 1`)],
);

/** What an invoice's order took back, in whole or in part, under a number of its own. Money in piastres. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    number: bigint({ mode: 'number' }).primaryKey(),
    /** Whose invoice it takes back from. */
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: CREDIT_NOTE_KINDS }).notNull(),
    /** Null also for what went back before there was an invoice. */
    refundId: integer('refund_id').references(() => refunds.id),
    /** Of the kind `undelivered`. */
    parcelId: integer('parcel_id').references(() => parcels.id),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** How much of the delivery cost it takes back. */
    shippingPiastres: bigint('shipping_piastres', { mode: 'number' }).notNull(),
    /** All lines and the delivery cost. */
    totalPiastres: bigint('total_piastres', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('credit_notes_order').on(table.orderId),
    index('credit_notes_issued').on(table.issuedAt, table.number),
    uniqueIndex('credit_notes_refund').on(table.refundId),
    uniqueIndex('credit_notes_parcel').on(table.parcelId),
    uniqueIndex('credit_notes_returned').on(table.orderId).where(sql`kind = 'returned'`),
    check(
      'credit_notes_of_parcel',
      sql`(${table.kind} = 'undelivered') = (${table.parcelId} is not null)`,
    ),
    check(
      'credit_notes_money',
      sql`${table.shippingPiastres} >= 0 and ${table.totalPiastres} > 0 and ${table.shippingPiastres} <= ${table.totalPiastres}`,
    ),
  ],
);

/** What of an order's line a credit note takes back. */
export const creditNoteLines = pgTable(
  'credit_note_lines',
  {
    number: bigint({ mode: 'number' })
      .notNull()
      .references(() => creditNotes.number),
    lineId: integer('line_id')
      .notNull()
      .references(() => orderLines.id),
    /** Pieces that came back; 0 where only money did. */
    pieces: integer().notNull(),
    /** After its share of the discount, with VAT. */
    totalPiastres: bigint('total_piastres', { mode: 'number' }).notNull(),
    /** The VAT in its total. */
    vatPiastres: bigint('vat_piastres', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.lineId] }),
    index('credit_note_lines_line').on(table.lineId),
    check(
      'credit_note_lines_money',
      sql`${table.pieces} >= 0 and ${table.totalPiastres} >= 0 and ${table.vatPiastres} between 0 and ${table.totalPiastres}`,
    ),
  ],
);
