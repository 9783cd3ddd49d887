import { forEachDue, startPolling } from '../start-polling.ts';
import { correctDelivery } from './correct-delivery.ts';
import { listDueCorrections } from './correction-rows.ts';
import type { CourierDeps } from './courier-deps.ts';
import { listDueDeliveries, listOpenReports } from './delivery-rows.ts';
import { followDelivery } from './follow-delivery.ts';
import { processReport } from './receive-report.ts';
import { registerDelivery } from './register-delivery.ts';

const EVERY_MS = 10_000;
const BATCH = 20;
/** A report is left to the process that received it for this long. */
const LEFT_ALONE_MS = 10_000;

/**
 * Does what is due with the courier company: registers parcels, corrects their addresses, asks about reports
 * whose process ended and about parcels of which nothing was heard. Any number of processes may do it.
 *
 * @param failed reports a record that could not be worked on; the others are.
 * @returns how many records it looked at.
 */
export async function workOnDeliveries(
  deps: CourierDeps,
  failed: (error: unknown) => void,
): Promise<number> {
  if (!deps.courier) return 0;
  const at = deps.now();
  const deliveries = await listDueDeliveries(deps.db, at, BATCH);
  await forEachDue(
    deliveries,
    (delivery) =>
      delivery.state === 'pending'
        ? registerDelivery(deps, delivery.id)
        : followDelivery(deps, delivery),
    failed,
  );
  const corrections = await listDueCorrections(deps.db, at, BATCH);
  await forEachDue(corrections, (id) => correctDelivery(deps, id), failed);
  const before = new Date(at.getTime() - LEFT_ALONE_MS);
  const reports = await listOpenReports(deps.db, { before, at }, BATCH);
  await forEachDue(reports, (report) => processReport(deps, report), failed);
  return deliveries.length + corrections.length + reports.length;
}

/** Starts this process's share of that work. @returns a function that stops it after the work in hand. */
export function startCourierWork(
  deps: CourierDeps,
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  const failed = (error: unknown) => log.error({ err: error }, 'work with the courier failed');
  return startPolling(async () => {
    await workOnDeliveries(deps, failed);
    return EVERY_MS;
  }, failed);
}
