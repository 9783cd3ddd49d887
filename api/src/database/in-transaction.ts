import { setTimeout } from 'node:timers/promises';
import type { Db } from './database.ts';

/** PostgreSQL ended one of two transactions that waited for each other, or could not order them. */
const TRY_AGAIN = new Set(['40P01', '40001']);
const TRIES = 5;
/** The other one needs a moment to take what it waited for: who is back at once is in its way again. */
const HEAD_START_MS = 50;

/**
 * Runs `work` in one transaction; all of it happens, or nothing. When PostgreSQL gives it up for another
 * transaction's sake, it runs again, so `work` must do nothing that a rollback does not undo.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return untilItIsDone(() => db.transaction(work));
}

/** The same for `run`, which is one transaction and nothing else. */
export async function untilItIsDone<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === TRIES || !mayTryAgain(error)) throw error;
      await setTimeout(tries * HEAD_START_MS);
    }
  }
}

function mayTryAgain(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (TRY_AGAIN.has((cause as { code?: string }).code ?? '')) return true;
  }
  return false;
}
