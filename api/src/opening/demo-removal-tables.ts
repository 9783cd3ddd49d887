import {
  DEMO_REMOVAL_PROBLEMS,
  DEMO_REMOVAL_STATES,
  type DemoKind,
} from '@dp/contract/staff/opening-values.ts';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';

/** Removals of the demo; at most one is under way. */
export const demoRemovals = pgTable(
  'demo_removals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: text({ enum: DEMO_REMOVAL_STATES }).notNull(),
    /** Raised by each change of state. */
    version: integer().notNull().default(1),
    /** The demo as the owner saw it (`seenOf`). */
    seen: text().notNull(),
    /** The last product that the work has reached. */
    reached: integer().notNull().default(0),
    /** Products that it has to reach, and how many it has: some are kept. */
    products: integer().notNull().default(0),
    passed: integer().notNull().default(0),
    removed: jsonb().$type<Partial<Record<DemoKind, number>>>().notNull().default({}),
    /** The folder of the backup. */
    backup: text(),
    problem: text({ enum: DEMO_REMOVAL_PROBLEMS }),
    /** Which process makes the backup; another begins a new one after `leaseUntil`. */
    lease: text(),
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    ...actorColumns,
  },
  (table) => [
    check('demo_removals_actor', actorIsNamed(table)),
    uniqueIndex('demo_removals_under_way')
      .on(sql`(true)`)
      .where(sql`${table.state} in ('backing_up', 'removing')`),
  ],
);
