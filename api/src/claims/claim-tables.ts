import { CLAIM_REASONS, CLAIM_STATES } from '@dp/contract/staff/claim-values.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { parcels } from '../parcels/parcel-tables.ts';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';
import { cashHandIns, couriers } from '../shipments/courier-tables.ts';

/** What a courier is asked to pay for a parcel. */
export const claims = pgTable(
  'claims',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courierId: integer('courier_id')
      .notNull()
      .references(() => couriers.id),
    parcelId: integer('parcel_id')
      .notNull()
      .references(() => parcels.id),
    reason: text({ enum: CLAIM_REASONS }).notNull(),
    sumPiastres: bigint('sum_piastres', { mode: 'number' }).notNull(),
    state: text({ enum: CLAIM_STATES }).notNull().default('open'),
    /** The last day on which the courier accepts it. */
    dueOn: date('due_on').notNull(),
    /** The hand-in with what was paid. */
    handInId: integer('hand_in_id').references(() => cashHandIns.id),
    paidPiastres: bigint('paid_piastres', { mode: 'number' }),
    reference: text(),
    note: text(),
    /** Who opened it. */
    ...actorColumns,
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    stateAt: timestamp('state_at', { withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    // One at a time for a parcel.
    uniqueIndex('claims_open').on(table.parcelId).where(sql`state in ('open', 'sent')`),
    index('claims_parcel').on(table.parcelId),
    index('claims_courier').on(table.courierId),
    index('claims_hand_in').on(table.handInId),
    index('claims_due').on(table.dueOn, table.id),
    check('claims_sum', sql`${table.sumPiastres} > 0`),
    check(
      'claims_paid',
      sql`(${table.state} = 'paid') = (${table.handInId} is not null) and (${table.handInId} is null) = (${table.paidPiastres} is null)`,
    ),
    check('claims_actor', actorIsNamed(table)),
  ],
);
