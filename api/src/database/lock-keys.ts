import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Serialises transactions on any of these keys, in all processes, until they end. For things that have no row
 * to lock yet. Take all keys in one call, before any row lock: the fixed order prevents deadlocks.
 */
export async function lockKeys(tx: Db, keys: readonly string[]): Promise<void> {
  for (const key of [...new Set(keys)].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}
