import { HOUR_MS, MINUTE_MS } from '@dp/contract/durations.ts';
import { deleteExpiredSignIns } from './accounts/delete-expired-sign-ins.ts';
import { deleteEndedPreviews } from './browse/product-previews.ts';
import { deleteOldReports } from './couriers/delivery-rows.ts';
import type { Db, OpenDatabase } from './database/database.ts';
import { deleteExpiredLimits } from './database/delete-expired-limits.ts';
import { vacuumWornTable } from './database/vacuum-worn-table.ts';
import type { AppDeps, Deps } from './deps.ts';
import { removeUnusedOriginals } from './media/remove-unused-originals.ts';
import { deleteOldMessages } from './messages/delete-old-messages.ts';
import { giveUpLateMessages } from './messages/give-up-late-messages.ts';
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

/** What is done every hour: all but the last end or delete what has expired or is old; the last folds reports' deltas. */
const STEPS: Readonly<Record<string, (db: Db, at: Date) => Promise<unknown>>> = {
  'sign-ins': deleteExpiredSignIns,
  limits: deleteExpiredLimits,
  'late messages': giveUpLateMessages,
  messages: deleteOldMessages,
  'voided placements': deleteVoidedPlacements,
  'order feed': deleteOldFeed,
  'search gaps': deleteOldSearchGaps,
  'staff sign-ins': deleteExpiredStaffSignIns,
  sheets: discardOldSheets,
  'payment evidence': deleteOldPaymentEvidence,
  'return pictures': deleteUnusedReturnPictures,
  'restock requests': deleteOldRestockRequests,
  'courier reports': deleteOldReports,
  previews: deleteEndedPreviews,
  reports: foldReports,
};

/**
 * Does every step, whether or not those before it failed.
 *
 * @throws AggregateError of what failed, each by its step's name.
 */
export async function runHousekeeping({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now();
  const failures: Error[] = [];
  for (const [name, step] of Object.entries(STEPS)) {
    try {
      await step(db, at);
    } catch (cause) {
      failures.push(new Error(`${name} failed`, { cause }));
    }
  }
  if (failures.length === 0) return;
  throw new AggregateError(failures, failures.map(({ message }) => message).join(', '));
}

/**
 * Runs the housekeeping every hour in this process, removes unused originals of pictures once a day, and folds
 * reports and vacuums the embedded database every minute; concurrent runs are harmless. Returns a function that
 * stops it.
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
    every(EVERY_MS, () => runHousekeeping(deps)),
    every(EVERY_MS, () => removeUnusedOriginals(deps)),
    every(FOLD_EVERY_MS, () => foldReports(deps.db)),
    ...(database === 'embedded' ? [every(VACUUM_EVERY_MS, () => vacuumWornTable(deps.db))] : []),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await work;
  };
}
