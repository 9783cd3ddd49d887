import { inTransaction } from '../database/in-transaction.ts';
import { readParcel } from '../parcels/parcel-queries.ts';
import { bookNews } from './book-news.ts';
import { cancelUnpacked } from './cancel-delivery.ts';
import { type CourierDeps, courierTimeout, later } from './courier-deps.ts';
import type { DeliveryReport } from './courier-driver.ts';
import { askStaff, claimDelivery, type DeliveryRow } from './delivery-rows.ts';
import { ASK_AGAIN_MS } from './follow-times.ts';

/**
 * Asks the courier company where a registered delivery is and books the answer: what a webhook says counts only
 * once the company says it when it is asked.
 *
 * @param hint What a webhook said: why an attempt failed can be over by the time the company is asked.
 * @returns what it changed, in a word or two; undefined when the company did not answer.
 */
export async function followDelivery(
  deps: CourierDeps,
  delivery: DeliveryRow,
  hint?: DeliveryReport,
): Promise<string | undefined> {
  const { courier } = deps;
  const { trackingNumber } = delivery;
  if (!courier || delivery.state !== 'created' || trackingNumber === null) return 'nothing';
  const question = await claimDelivery(deps.db, delivery, later(deps.now(), ASK_AGAIN_MS));
  if (question === undefined) return undefined;
  const parcel = await readParcel(deps.db, delivery.parcelId);
  if (parcel?.state === 'void') return cancelUnpacked(deps, courier, delivery);
  const report = await courier.read(trackingNumber, courierTimeout());
  if (report === 'unknown') return undefined;
  if (report.reference !== delivery.reference) {
    await askStaff(deps.db, delivery, { kind: 'other_reference' });
    return 'other_reference';
  }
  return inTransaction(deps.db, (tx) =>
    bookNews(tx, deps, courier, { deliveryId: delivery.id, report, hint, question }),
  );
}
