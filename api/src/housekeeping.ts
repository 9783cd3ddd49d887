import { deleteExpiredSignIns } from './accounts/delete-expired-sign-ins.ts';
import { deleteExpiredLimits } from './database/delete-expired-limits.ts';
import type { Deps } from './deps.ts';
import { deleteOldMessages } from './messages/delete-old-messages.ts';
import { deleteVoidedPlacements } from './orders/delete-voided-placements.ts';
import { deleteOldSearchGaps } from './search/search-gaps.ts';

const EVERY_MS = 60 * 60 * 1_000;

/**
 * Removes what has run out: sessions, codes, reset tokens, counters, given-up order keys, messages older than
 * 30 days, and searches that nobody repeats.
 */
export async function keepHouse({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now();
  await deleteExpiredSignIns(db, at);
  await deleteExpiredLimits(db, at);
  await deleteOldMessages(db, at);
  await deleteVoidedPlacements(db, at);
  await deleteOldSearchGaps(db, at);
}

/** Keeps house every hour in this process; several processes do each other no harm. Returns what stops it. */
export function startHousekeeping(
  deps: Pick<Deps, 'db' | 'now'>,
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  let work = Promise.resolve();
  const timer = setInterval(() => {
    work = keepHouse(deps).catch((error) => log.error({ err: error }, 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await work;
  };
}
