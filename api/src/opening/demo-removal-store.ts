import { and, getTableColumns, inArray } from 'drizzle-orm';
import { BulkStore } from '../bulk-changes/bulk-records.ts';
import { unleased } from '../bulk-changes/lease.ts';
import type { Db } from '../database/database.ts';
import { demoRemovals } from './demo-removal-tables.ts';

export type DemoRemovalRecord = typeof demoRemovals.$inferSelect;

/** The states with background work left to do. */
const WORKING = ['backing_up', 'removing'] as const;

/** Whether a removal is under way. */
export function isUnderWay({ state }: Pick<DemoRemovalRecord, 'state'>): boolean {
  return (WORKING as readonly string[]).includes(state);
}

export const demoRemovalStore = new BulkStore<DemoRemovalRecord>(
  demoRemovals,
  getTableColumns(demoRemovals),
  { reached: 0, lease: null, leaseUntil: null },
);

/** The removal with work to do that no other process has in hand at `at`. */
export async function findDemoRemovalWork(
  db: Db,
  at: Date,
): Promise<DemoRemovalRecord | undefined> {
  const [row] = await db
    .select()
    .from(demoRemovals)
    .where(and(inArray(demoRemovals.state, [...WORKING]), unleased(demoRemovals, at)));
  return row;
}
