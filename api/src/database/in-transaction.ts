import { setTimeout } from 'node:timers/promises';
import type { Db } from './database.ts';

/** PostgreSQL ended one of two transactions that waited for each other, or could not order them. */
const TRY_AGAIN = new Set(['40P01', '40001']);
const TRIES = 5;
/** Lets the winning transaction finish: an immediate retry would conflict again. */
const RETRY_DELAY_MS = 50;

/**
 * Runs `work` in one transaction. It is retried after a deadlock or serialisation failure, so `work` must
 * have no effect that a rollback does not undo.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return retryOnConflict(() => db.transaction(work));
}

/** Runs `run`, which must be exactly one transaction, again after a conflict as `inTransaction` does. */
export async function retryOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
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
