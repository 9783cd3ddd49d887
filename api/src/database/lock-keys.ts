import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Serialises transactions on any of these keys, in all processes, until they end. For things that have no row
 * to lock yet. Take all keys in one call, before any row lock: the fixed order prevents deadlocks.
 */
export async function lockKeys(tx: Db, keys: readonly string[]): Promise<void> {
  for (const key of [...new Set(keys)].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockOf(key)})`);
  }
}

/** Takes a key until the transaction ends, unless another transaction has it; returns whether it did. */
export async function tryLockKey(tx: Db, key: string): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockOf(key)}) as free`,
  );
  return rows[0]?.free === true;
}

function lockOf(key: string) {
  return sql`hashtextextended(${key}, 0)`;
}
