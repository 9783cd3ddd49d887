import { createHash } from 'node:crypto';
import { startOfDay } from '@dp/contract/cairo-time.ts';
import type { Db } from '../database/database.ts';
import { listDeliveredUnsettled } from '../parcels/courier-cash-queries.ts';
import type { HandInLine } from '../parcels/settle-parcels.ts';
import { readSettlementLines } from '../parcels/settle-parcels.ts';
import { findScanned } from '../shipments/find-scanned.ts';
import type { ParcelRow } from '../shipments/present-parcels.ts';
import { isBooked, type JudgedLine, judgeLines } from './judge-lines.ts';
import { keyOf, namesOf, type SettlementLine } from './settlement-line.ts';

/** A courier's settlement beside the shop's books. */
export interface JudgedSettlement {
  readonly lines: readonly JudgedLine[];
  /** The first and the last day that it names; null when it names none. */
  readonly span: { readonly from: string; readonly until: string } | null;
  /** Parcels that the courier delivered on those days and left out, with cash outstanding. */
  readonly missing: readonly ParcelRow[];
}

/**
 * Finds the parcels of a settlement's lines, by each line's first name that means something. Digits in the place of
 * a tracking number are one, perhaps of another shop's parcel, and no order's.
 */
export async function findParcelsOfLines(
  db: Db,
  lines: readonly SettlementLine[],
): Promise<(line: SettlementLine) => readonly ParcelRow[]> {
  const names = [...new Set(lines.flatMap(namesOf))];
  const found = new Map((await findScanned(db, names)).map((scan) => [scan.code, scan]));
  return ({ tracking, order }) => {
    const tracked = found.get(tracking);
    if (tracked && !tracked.byDigits && tracked.parcels.length > 0) return tracked.parcels;
    return found.get(order)?.parcels ?? [];
  };
}

/** Judges a settlement by the books as they are; within a transaction, by locked ones. */
export async function judgeSettlement(
  db: Db,
  courierId: number,
  lines: readonly SettlementLine[],
): Promise<JudgedSettlement> {
  const parcelsOf = await findParcelsOfLines(db, lines);
  const ids = [...new Set(lines.flatMap((line) => parcelsOf(line).map(({ id }) => id)))];
  const judged = judgeLines(courierId, lines, parcelsOf, await readSettlementLines(db, ids));
  const days = lines.flatMap(({ day }) => day ?? []).sort();
  const [from] = days;
  const until = days.at(-1);
  if (from === undefined || until === undefined) return { lines: judged, span: null, missing: [] };
  const named = new Set(ids);
  const delivered = await listDeliveredUnsettled(db, {
    courierId,
    from: startOfDay(from),
    before: startOfDay(until, 1),
  });
  return {
    lines: judged,
    span: { from, until },
    missing: delivered.filter(({ id }) => !named.has(id)),
  };
}

/** What is booked of a settlement. */
export function handInLinesOf(lines: readonly JudgedLine[]): HandInLine[] {
  return lines.flatMap(({ line, state, parcel }) =>
    parcel && isBooked(state)
      ? {
          parcelId: parcel.id,
          cashPiastres: line.cash,
          feesPiastres: line.fees,
          vatPiastres: line.vat,
          transaction: line.transaction,
          day: line.day,
          key: keyOf(line),
        }
      : [],
  );
}

/** A checksum of the lines: what staff saw is what they book. */
export function stampOf(lines: readonly HandInLine[]): string {
  const hash = createHash('sha256');
  for (const { parcelId, key } of lines) hash.update(`${parcelId} ${key}\n`);
  return hash.digest('hex');
}
