import { type CourierDeps, requireCourier } from './courier-deps.ts';
import type { DeliveryReport, RawWebhook } from './courier-driver.ts';
import { closeReport, findDelivery, insertReport, type ReportRow } from './delivery-rows.ts';
import { followDelivery } from './follow-delivery.ts';

/**
 * Stores what a courier company reports, then asks it about the delivery: a webhook is not signed, so that by itself
 * it moves nothing. If the process ends in between, another one finishes (`work-on-deliveries.ts`).
 *
 * @returns the verdict on it.
 */
export async function receiveReport(
  deps: CourierDeps,
  raw: RawWebhook,
): Promise<'wrong_secret' | 'malformed' | 'verified'> {
  const courier = requireCourier(deps);
  const reading = courier.readWebhook(raw);
  if (reading.verdict !== 'verified') return reading.verdict;
  const delivery = await findDelivery(deps.db, reading);
  const at = deps.now();
  const stored = await insertReport(deps.db, {
    key: reading.key,
    deliveryId: delivery?.id ?? null,
    body: JSON.stringify(reading.report),
    receivedAt: at,
    // Somebody else's parcel, or one that was registered by hand: there is nothing to ask about.
    ...(delivery ? {} : { processedAt: at, outcome: 'unknown delivery' }),
  });
  if (stored.processedAt === null) await processReport(deps, stored);
  return 'verified';
}

/** Asks about a stored report; one that cannot be answered now stays open. */
export async function processReport(
  deps: CourierDeps,
  { id, deliveryId, body }: ReportRow,
): Promise<void> {
  const delivery =
    deliveryId === null ? undefined : await findDelivery(deps.db, { id: deliveryId });
  const outcome = delivery
    ? await followDelivery(deps, delivery, JSON.parse(body) as DeliveryReport)
    : 'unknown delivery';
  if (outcome !== undefined) await closeReport(deps.db, id, outcome, deps.now());
}
