import type { CourierCorrection, ParcelDelivery } from '@dp/contract/staff/courier-company.ts';
import type { DeliveryRow } from './delivery-rows.ts';

/** A parcel's registration, for staff. */
export function presentDelivery(row: DeliveryRow): ParcelDelivery['deliveries'][number] {
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    tracking_number: row.trackingNumber,
    failure: row.failure,
    attention: row.attention,
    correction: presentCorrection(row),
    created_at: row.createdAt.toISOString(),
    news_at: row.newsAt?.toISOString() ?? null,
  };
}

/** What became of a corrected address at the company. */
export function presentCorrection({
  correction,
  correctionFailure,
}: DeliveryRow): CourierCorrection | null {
  return correction === null ? null : { state: correction, failure: correctionFailure };
}
