import type { Locale } from '@dp/contract/locale.ts';
import type { TrackedParcel } from '@dp/contract/tracking.ts';
import type { Db } from '../database/database.ts';
import { type CourierRow, listCourierRows } from './courier-store.ts';
import { type ParcelRow, presentCourierName, trackingUrl } from './present-parcels.ts';

/** Who carries a parcel and by what number, as its shopper sees it. */
export type ShownCarrier = Pick<TrackedParcel, 'courier' | 'tracking_number' | 'tracking_url'>;

/** The company that every shop begins with: the first row of its table, written with it. */
const FIRST_COURIER_ID = 1;

/** Reads who carries these parcels; by parcel. */
export async function readShownCarriers(
  db: Db,
  parcels: readonly ParcelRow[],
  locale: Locale,
): Promise<Map<number, ShownCarrier>> {
  const couriers = new Map((await listCourierRows(db)).map((courier) => [courier.id, courier]));
  return new Map(
    parcels.map(({ id, courierId, trackingNumber }) => {
      const courier = couriers.get(courierId ?? 0);
      const shown = {
        courier:
          courier && !isPlaceholder(courier) ? presentCourierName(courier).name[locale] : null,
        tracking_number: trackingNumber,
        tracking_url: trackingUrl(courier, trackingNumber),
      };
      return [id, shown];
    }),
  );
}

/** Whether a courier is still what every shop begins with, "Shipping company": nobody has said yet who that is. */
function isPlaceholder({ id, version }: CourierRow): boolean {
  return id === FIRST_COURIER_ID && version === 1;
}
