import { HOUR_MS, MINUTE_MS } from '@dp/contract/durations.ts';
import { deleteExpiredSignIns } from './accounts/delete-expired-sign-ins.ts';
import { deleteEndedPreviews } from './browse/product-previews.ts';
import { deleteOldReports } from './couriers/delivery-rows.ts';
import type { OpenDatabase } from './database/database.ts';
import { deleteExpiredLimits } from './database/delete-expired-limits.ts';
import { vacuumWornTable } from './database/vacuum-worn-table.ts';
import type { AppDeps, Deps } from './deps.ts';
import { removeUnusedOriginals } from './media/remove-unused-originals.ts';
import { deleteOldMessages } from './messages/delete-old-messages.ts';
import { deleteVoidedPlacements } from './orders/delete-voided-placements.ts';
import { deleteOldFeed } from './orders/desk/order-feed.ts';
import { deleteOldPaymentEvidence } from './payments/erase-payments.ts';
import { foldReports } from './reports/fold-reports.ts';
import { deleteOldRestockRequests } from './restock-requests/delete-old-restock-requests.ts';
import { deleteUnusedReturnPictures } from './returns/return-pictures.ts';
import { deleteOldSearchGaps } from './search/search-gaps.ts';
import { discardOldSheets } from './sheets/drop-sheet.ts';
import { deleteExpiredStaffSignIns } from './staff/end-staff-sign-ins.ts';

const EVERY_MS = HOUR_MS;
/** Reports add up what is not folded yet, so it is never much. */
const FOLD_EVERY_MS = MINUTE_MS;
/** As often as PostgreSQL's autovacuum. */
const VACUUM_EVERY_MS = MINUTE_MS;

/**
 * Deletes what has expired: sessions, codes, reset tokens, counters, voided order keys, messages older than
 * 30 days, the orders' feed, old search gaps, product sheets, reports of payment providers and
 * receipts, requests for products that never came back, pictures of returns that were never asked for, reports of courier companies, previews of products; sessions and passkey challenges of staff. Folds the deltas of reports into
 * their summaries.
 */
export async function runHousekeeping({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now();
  await deleteExpiredSignIns(db, at);
  await deleteExpiredLimits(db, at);
  await deleteOldMessages(db, at);
  await deleteVoidedPlacements(db, at);
  await deleteOldFeed(db);
  await deleteOldSearchGaps(db, at);
  await deleteExpiredStaffSignIns(db, at);
  await discardOldSheets(db, at);
  await deleteOldPaymentEvidence(db, at);
  await deleteUnusedReturnPictures(db, at);
  await deleteOldRestockRequests(db, at);
  await deleteOldReports(db, at);
  await deleteEndedPreviews(db, at);
  await foldReports(db);
}

/**
 * Runs the housekeeping every hour in this process, removes unused originals of pictures once a day, and folds reports and vacuums the embedded database every
 * minute; concurrent runs are harmless. Returns a function that stops it.
 */
export function startHousekeeping(
  deps: Pick<AppDeps, 'db' | 'media' | 'now'>,
  database: OpenDatabase['kind'],
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  // One after the other: a slow run delays the next instead of running beside it.
  const every = (ms: number, run: () => Promise<unknown>) => {
    const timer = setInterval(() => {
      work = work.then(run).catch((error) => log.error({ err: error }, 'housekeeping failed'));
    }, ms);
    timer.unref();
    return timer;
  };
  const timers = [
    every(EVERY_MS, async () => {
      await runHousekeeping(deps);
      await removeUnusedOriginals(deps);
    }),
    every(FOLD_EVERY_MS, () => foldReports(deps.db)),
    ...(database === 'embedded' ? [every(VACUUM_EVERY_MS, () => vacuumWornTable(deps.db))] : []),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await work;
  };
}
