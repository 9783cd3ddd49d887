import { lt } from 'drizzle-orm';
import type { Db } from './database.ts';
import { rateLimits } from './rate-limit-tables.ts';

/** Deletes expired counters. */
export async function deleteExpiredLimits(db: Db, at: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, at.getTime()));
}
