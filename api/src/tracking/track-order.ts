import type { Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { TrackedOrder, TrackedParcel } from '@dp/contract/tracking.ts';
import type { Db } from '../database/database.ts';
import { requireTrackedOrder, type Tracker } from '../orders/find-tracked-order.ts';
import type { FullOrder } from '../orders/full-order.ts';
import { presentLine } from '../orders/present-order.ts';
import { presentOrderAddress } from '../orders/present-order-address.ts';
import { expectedOrderDays } from '../parcels/expected-days.ts';
import { readParcelEvents, readParcelLines, readParcelsOf } from '../parcels/parcel-queries.ts';
import { presentOrderParcel } from '../parcels/present-order-parcels.ts';
import type { ParcelRow } from '../shipments/present-parcels.ts';
import { readShownCarriers } from '../shipments/shown-carriers.ts';

/**
 * Where an order and its parcels are.
 *
 * @throws ProblemError 404 `tracking_not_found`.
 */
export async function trackOrder(
  db: Db,
  tracker: Tracker,
  locale: Locale,
): Promise<{ data: TrackedOrder }> {
  const tracked = await requireTrackedOrder(db, tracker);
  const { id, customerId } = tracked.order;
  const isOwn = tracker.shopper?.customerId === customerId;
  return { data: { own_id: isOwn ? id : null, ...(await presentTracked(db, tracked, locale)) } };
}

/** An order for those who may track it, in the requested language. */
async function presentTracked(
  db: Db,
  { order, lines, events }: Awaited<ReturnType<typeof requireTrackedOrder>>,
  locale: Locale,
): Promise<Omit<TrackedOrder, 'own_id'>> {
  const { city, state } = presentOrderAddress(order.address, locale);
  const parcels = await readParcelsOf(db, [order.id]);
  return {
    number: order.number,
    status: order.state,
    placed_at: order.placedAt.toISOString(),
    city,
    state,
    expected: expectedOrderDays(order),
    timeline: events.map(({ state: reached, actor, at }) => ({
      state: reached,
      at: at.toISOString(),
      actor: actor === 'shopper' ? 'shopper' : 'shop',
    })),
    parcels: await presentTrackedParcels(db, parcels, { order, lines }, locale),
  };
}

async function presentTrackedParcels(
  db: Db,
  rows: readonly ParcelRow[],
  { order, lines }: Pick<FullOrder, 'order' | 'lines'>,
  locale: Locale,
): Promise<TrackedParcel[]> {
  const ids = rows.map(({ id }) => id);
  const contents = await readParcelLines(db, ids);
  const events = await readParcelEvents(db, ids);
  const carriers = await readShownCarriers(db, rows, locale);
  return rows.flatMap((row) => {
    const shown = presentOrderParcel(row, events, order);
    const carrier = carriers.get(row.id);
    if (!shown || !carrier) return [];
    return {
      ...shown,
      ...carrier,
      lines: contents
        .filter(({ parcelId }) => parcelId === row.id)
        .flatMap(({ productId, quantity }) => {
          const line = lines.find((each) => each.productId === productId);
          if (!line) return [];
          const { name, image, kelvin } = presentLine(line, locale);
          return { name, image, kelvin, quantity };
        }),
      cash: shown.expected === null ? 0 : toEgp(row.cashPiastres),
      attempts: row.attempts,
    };
  });
}
