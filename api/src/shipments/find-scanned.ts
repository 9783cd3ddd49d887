import { foldDigits } from '@dp/contract/digits.ts';
import type { Db } from '../database/database.ts';
import { readOrderIds } from '../orders/lock-orders.ts';
import { readParcelsOf, readParcelsTracked } from '../parcels/parcel-queries.ts';
import type { ParcelRow } from './present-parcels.ts';

/** What a scan means: the parcels it names, none of them void, and whether it names an order at all. */
export interface Scanned {
  readonly code: string;
  readonly parcels: readonly ParcelRow[];
  readonly isOrder: boolean;
}

const LABEL = /^(DP-\d{1,12})(?:-(\d{1,3}))?$/;

/**
 * Finds parcels by what was scanned or typed: a label (`DP-100001`, or `DP-100001-2` for the second parcel of
 * several), or a courier's tracking number. An order's number names all of its parcels.
 */
export async function findScanned(db: Db, codes: readonly string[]): Promise<Scanned[]> {
  const read = codes.map((code) => {
    const text = foldDigits(code.trim()).toUpperCase();
    const [, number, place] = LABEL.exec(text) ?? [];
    return { code, text, number, place: place === undefined ? undefined : Number(place) };
  });
  const ids = await readOrderIds(
    db,
    read.flatMap(({ number }) => number ?? []),
  );
  const ofOrders = await readParcelsOf(db, [...ids.values()]);
  const tracked = await readParcelsTracked(
    db,
    read.flatMap(({ number, text }) => (number === undefined ? text : [])),
  );
  // A settlement scans thousands.
  const byOrder = Map.groupBy(ofOrders, ({ orderId }) => orderId);
  const byTracking = Map.groupBy(tracked, (row) => row.trackingNumber?.toUpperCase());
  return read.map(({ code, text, number, place }) => {
    if (number === undefined) {
      return { code, parcels: byTracking.get(text) ?? [], isOrder: false };
    }
    const orderId = ids.get(number);
    const parcels = orderId === undefined ? [] : (byOrder.get(orderId) ?? []);
    const named = parcels.filter((row) => place === undefined || row.place === place);
    return { code, parcels: named, isOrder: orderId !== undefined };
  });
}
