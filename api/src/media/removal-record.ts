import { desc, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { originalRemovals } from './unused-original-tables.ts';

/** How many clean-ups are remembered, of those that deleted any. */
export const REMOVALS_KEPT = 30;

/** Adds one deleted original to the clean-up that began at `at`. */
export async function noteRemoval(db: Pick<Db, 'insert'>, at: Date, bytes: number): Promise<void> {
  await db
    .insert(originalRemovals)
    .values({ at, count: 1, bytes })
    .onConflictDoUpdate({
      target: originalRemovals.at,
      set: {
        count: sql`${originalRemovals.count} + 1`,
        bytes: sql`${originalRemovals.bytes} + excluded.bytes`,
      },
    });
}

/** Forgets all but the newest. */
export async function forgetOldRemovals(db: Db): Promise<void> {
  const newest = db
    .select({ at: originalRemovals.at })
    .from(originalRemovals)
    .orderBy(desc(originalRemovals.at))
    .limit(REMOVALS_KEPT);
  await db.delete(originalRemovals).where(notInArray(originalRemovals.at, newest));
}
