import { toEgp } from '@dp/contract/money.ts';
import type { OrderParcel } from '@dp/contract/order-parcels.ts';
import type { Db } from '../database/database.ts';
import { expectedParcelDays, isPostponable, type PromisedOrder } from './expected-days.ts';
import { readParcelEvents, readParcelsOf } from './parcel-queries.ts';
import type { listParcelEvents, ParcelRow } from './parcel-store.ts';

/** The parcels of an order for its shopper, by place. */
export async function readOrderParcels(
  db: Db,
  order: PromisedOrder & { readonly id: number },
): Promise<OrderParcel[]> {
  const rows = await readParcelsOf(db, [order.id]);
  const events = await readParcelEvents(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => presentOrderParcel(row, events, order) ?? []);
}

/** Where a parcel is and was; undefined for a void one. */
export function presentOrderParcel(
  row: ParcelRow,
  events: Awaited<ReturnType<typeof listParcelEvents>>,
  order: PromisedOrder,
): OrderParcel | undefined {
  if (row.state === 'void') return undefined;
  return {
    id: row.id,
    place: row.place,
    state: row.state,
    expected: expectedParcelDays(row, order),
    asked: row.askedDay === null ? null : { day: row.askedDay, agreed: row.dayAgreed },
    postponable: isPostponable(row),
    collected: row.deliveredAt === null ? 0 : toEgp(row.cashPiastres),
    events: events.flatMap(({ parcelId, state, reason, postponedTo, at }) =>
      parcelId !== row.id || state === 'void'
        ? []
        : { state, reason, postponed_to: postponedTo, at: at.toISOString() },
    ),
  };
}
