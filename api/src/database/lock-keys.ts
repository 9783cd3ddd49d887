import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Lets only one transaction at a time work on any of these keys, in all processes, until it ends. For
 * things that have no row to lock yet. Take all the keys in one call, before any row lock: the fixed
 * order then keeps two transactions from waiting for each other.
 */
export async function lockKeys(tx: Db, keys: readonly string[]): Promise<void> {
  for (const key of [...new Set(keys)].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}
