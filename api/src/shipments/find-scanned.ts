import { foldDigits } from '@dp/contract/digits.ts';
import { type OrderNumber, readOrderNumber } from '@dp/contract/order-numbers.ts';
import type { Db } from '../database/database.ts';
import { readOrderIds } from '../orders/order-numbers.ts';
import { readParcelsOf, readParcelsTracked } from '../parcels/parcel-queries.ts';
import type { ParcelRow } from './present-parcels.ts';

/** What a scan means: the parcels it names, none of them void, and whether it names an order at all. */
export interface Scanned {
  readonly code: string;
  readonly parcels: readonly ParcelRow[];
  readonly isOrder: boolean;
  /** Whether only the digits of an order's number say so, which are no tracking number. */
  readonly byDigits: boolean;
}

/** An order's number, and the parcel's place among several. */
interface Label {
  readonly number: OrderNumber;
  readonly place: number | undefined;
}

/**
 * Finds parcels by what was scanned or typed: a label (`DP-100001`, or `DP-100001-2` for the second parcel of
 * several), a courier's tracking number, or else the digits of a label. An order's number names all of its parcels.
 */
export async function findScanned(db: Db, codes: readonly string[]): Promise<Scanned[]> {
  const read = codes.map((code) => {
    const text = foldDigits(code.trim()).toUpperCase();
    return { code, text, label: readLabel(text) };
  });
  const ids = await readOrderIds(
    db,
    read.flatMap(({ label }) => label?.number ?? []),
  );
  const ofOrders = await readParcelsOf(db, [...ids.values()]);
  const tracked = await readParcelsTracked(
    db,
    read.map(({ text }) => text),
  );
  // A settlement scans thousands.
  const byOrder = Map.groupBy(ofOrders, ({ orderId }) => orderId);
  const byTracking = Map.groupBy(tracked, (row) => row.trackingNumber?.toUpperCase());
  return read.map(({ code, text, label }) => {
    const orderId = label && ids.get(label.number);
    const isByDigits = label?.number.prefix === null;
    const ofTracking = byTracking.get(text) ?? [];
    // A tracking number may consist of digits alone, and looks like an order's number if it has letters.
    if (label === undefined || orderId === undefined || (isByDigits && ofTracking.length > 0)) {
      return { code, parcels: ofTracking, isOrder: false, byDigits: false };
    }
    const { place } = label;
    const parcels = (byOrder.get(orderId) ?? []).filter(
      (row) => place === undefined || row.place === place,
    );
    return { code, parcels, isOrder: true, byDigits: isByDigits };
  });
}

/** Reads what a parcel's barcode says, `parcelCode`. */
function readLabel(text: string): Label | undefined {
  const whole = readOrderNumber(text);
  if (whole !== undefined) return { number: whole, place: undefined };
  const [, ofOrder = '', place] = /^(.+)-(\d{1,3})$/.exec(text) ?? [];
  const number = readOrderNumber(ofOrder);
  return number && { number, place: Number(place) };
}
