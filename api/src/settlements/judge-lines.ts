import type { SettlementLineState } from '@dp/contract/staff/settlement-values.ts';
import { outstandingOf } from '../parcels/parcel-rules.ts';
import type { ParcelRow } from '../shipments/present-parcels.ts';
import { keyOf, type SettlementLine } from './settlement-line.ts';

/** A line with the parcel it is about and what it is to the shop. */
export interface JudgedLine {
  readonly line: SettlementLine;
  readonly state: SettlementLineState;
  readonly parcel: ParcelRow | undefined;
  /** What its courier owes for the parcel before this line, in piastres. */
  readonly owed: number;
}

/** What settlements booked for a parcel before. */
export interface BookedLine {
  readonly parcelId: number;
  readonly key: string | null;
  readonly feesPiastres: number;
  readonly vatPiastres: number;
}

/** On its way back or gone: fees without cash are expected. */
const ENDED_WITHOUT_CASH: readonly ParcelRow['state'][] = [
  'returning',
  'returned',
  'lost',
  'given_up',
];

/**
 * Says of each line what it is to the shop, one after another: a parcel that is listed twice is judged by what the
 * lines above left of it. A line that names an order may mean any of its parcels: the first lines like those that
 * were booked before are those again, in whatever file they come.
 *
 * @param parcelsOf what a line's names may mean, of any courier.
 * @param booked what settlements said of those parcels before.
 */
export function judgeLines(
  courierId: number,
  lines: readonly SettlementLine[],
  parcelsOf: (line: SettlementLine) => readonly ParcelRow[],
  booked: readonly BookedLine[],
): JudgedLine[] {
  const collected = new Map<number, number>();
  const seen = new Map<string, number>();
  const before: ReadonlySet<string> = new Set(
    booked.map(({ parcelId, key }) => `${parcelId} ${key}`),
  );
  const keys = new Set(before);
  const bookedFees = new Set(
    booked.map((row) => feesKey(row.parcelId, row.feesPiastres, row.vatPiastres)),
  );
  const owedFor = (parcel: ParcelRow) => outstandingOf(parcel) - (collected.get(parcel.id) ?? 0);
  return lines.map((line) => {
    const found = parcelsOf(line);
    const own = found.filter((parcel) => parcel.courierId === courierId);
    const paid = own.filter(({ id }) => before.has(`${id} ${keyOf(line)}`));
    const repeated = paid[countSeen(seen, own, line)];
    if (repeated) return { line, state: 'paid_already', parcel: repeated, owed: owedFor(repeated) };
    const parcel = chosen(own, (each) => owedFor(each) === line.cash);
    if (!parcel) return { line, owed: 0, ...withoutParcel(found, own) };
    const owed = owedFor(parcel);
    const key = `${parcel.id} ${keyOf(line)}`;
    const fees = feesKey(parcel.id, line.fees, line.vat);
    const isKnown = keys.has(key) || (line.cash === 0 && owed === 0 && bookedFees.has(fees));
    const state = isKnown ? 'paid_already' : stateOf(line, parcel, owed);
    if (isBooked(state)) {
      keys.add(key);
      bookedFees.add(fees);
      collected.set(parcel.id, (collected.get(parcel.id) ?? 0) + line.cash);
    }
    return { line, state, parcel, owed };
  });
}

/** How many lines like this one, about the same parcels, were above it in its file. */
function countSeen(
  seen: Map<string, number>,
  own: readonly ParcelRow[],
  line: SettlementLine,
): number {
  const name = `${own.map(({ id }) => id).join(' ')}: ${keyOf(line)}`;
  const before = seen.get(name) ?? 0;
  seen.set(name, before + 1);
  return before;
}

/** Whether a line in this state is booked. */
export function isBooked(state: SettlementLineState): boolean {
  return state === 'matched' || state === 'short';
}

function stateOf({ cash }: SettlementLine, parcel: ParcelRow, owed: number): SettlementLineState {
  if (parcel.deliveredAt === null) {
    const isExpected = cash === 0 && ENDED_WITHOUT_CASH.includes(parcel.state);
    return isExpected ? 'matched' : 'not_delivered';
  }
  if (cash === owed) return 'matched';
  if (owed === 0) return 'paid_already';
  return cash < owed ? 'short' : 'over';
}

/** Of the parcels that an order's number names, the one that owes just this. */
function chosen(own: readonly ParcelRow[], fits: (parcel: ParcelRow) => boolean) {
  return own.length > 1 ? own.find(fits) : own[0];
}

function withoutParcel(
  found: readonly ParcelRow[],
  own: readonly ParcelRow[],
): Pick<JudgedLine, 'state' | 'parcel'> {
  // Of several parcels of this courier nobody can say which is meant.
  if (found.length === 0 || own.length > 0) return { state: 'unknown', parcel: undefined };
  const left = found.find(({ courierId }) => courierId !== null);
  return left
    ? { state: 'other_courier', parcel: left }
    : { state: 'not_delivered', parcel: found[0] };
}

function feesKey(parcelId: number, fees: number, vat: number): string {
  return `${parcelId} ${fees} ${vat}`;
}
