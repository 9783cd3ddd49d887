import { startPolling } from '../start-polling.ts';
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
 * Does what is due with the courier company: registers parcels, corrects their addresses, asks about reports whose process ended and about
 * parcels of which nothing was heard. Any number of processes may do it.
 *
 * @returns how many records it looked at.
 */
export async function workOnDeliveries(deps: CourierDeps): Promise<number> {
  if (!deps.courier) return 0;
  const at = deps.now();
  const deliveries = await listDueDeliveries(deps.db, at, BATCH);
  for (const delivery of deliveries) {
    if (delivery.state === 'pending') await registerDelivery(deps, delivery.id);
    else await followDelivery(deps, delivery);
  }
  const corrections = await listDueCorrections(deps.db, at, BATCH);
  for (const id of corrections) await correctDelivery(deps, id);
  const reports = await listOpenReports(deps.db, new Date(at.getTime() - LEFT_ALONE_MS), BATCH);
  for (const report of reports) await processReport(deps, report);
  return deliveries.length + corrections.length + reports.length;
}

/** Starts this process's share of that work. @returns a function that stops it after the work in hand. */
export function startCourierWork(
  deps: CourierDeps,
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  return startPolling(
    async () => {
      await workOnDeliveries(deps);
      return EVERY_MS;
    },
    (error) => log.error({ err: error }, 'work with the courier failed'),
  );
}
