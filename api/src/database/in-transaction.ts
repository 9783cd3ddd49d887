import { setTimeout } from 'node:timers/promises';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** PostgreSQL ended one of two transactions that waited for each other, or could not order them. */
const TRY_AGAIN = new Set(['40P01', '40001']);
const TRIES = 5;
/** Lets the winning transaction finish: an immediate retry would conflict again. */
const RETRY_DELAY_MS = 50;

/**
 * Runs `work` in one transaction; the only way to open one. It is retried after a deadlock or serialisation failure, so
 * `work` must have no effect that a rollback does not undo.
 *
 * @param kind the isolation level and access mode, where they are not the database's own.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  kind?: PgTransactionConfig,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work, kind);
    } catch (error) {
      if (tries === TRIES || !mayTryAgain(error)) throw error;
      await setTimeout(tries * RETRY_DELAY_MS);
    }
  }
}

function mayTryAgain(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (TRY_AGAIN.has((cause as { code?: string }).code ?? '')) return true;
  }
  return false;
}
