import { expect, it } from 'vitest';
import type { ParcelRow } from '../shipments/present-parcels.ts';
import { type BookedLine, judgeLines } from './judge-lines.ts';
import { keyOf, type SettlementLine } from './settlement-line.ts';

const COURIER = 3;
const CASH = 50_000;

const line: SettlementLine = {
  ...{ line: 2, tracking: '', order: 'DP-100001', cash: CASH, fees: 5_000, vat: 700, net: null },
  ...{ transaction: 'T-1', day: '2026-03-04' },
};

function delivered(id: number, settledPiastres = 0): ParcelRow {
  const parcel: Partial<ParcelRow> = {
    ...{ id, courierId: COURIER, state: 'delivered', deliveredAt: new Date(0) },
    ...{ cashPiastres: CASH, settledPiastres },
  };
  return parcel as ParcelRow;
}

const bookedFor = (parcelId: number): BookedLine => ({
  ...{ parcelId, key: keyOf(line), feesPiastres: line.fees, vatPiastres: line.vat },
});

function judged(parcels: ParcelRow[], booked: BookedLine[], lines = [line]) {
  return judgeLines(COURIER, lines, () => parcels, booked).map(({ state, parcel }) => [
    state,
    parcel?.id,
  ]);
}

it('a line of an order that comes again in another file is not booked for its other parcel', () => {
  const parcels = [delivered(1, CASH), delivered(2)];
  expect(judged(parcels, [bookedFor(1)])).toEqual([['paid_already', 1]]);
});

it('two lines alike are two parcels, and the same two again are paid already', () => {
  const twice = [line, { ...line, line: 3 }];
  expect(judged([delivered(1), delivered(2)], [], twice)).toEqual([
    ['matched', 1],
    ['matched', 2],
  ]);
  const settled = [delivered(1, CASH), delivered(2, CASH)];
  expect(judged(settled, [bookedFor(1), bookedFor(2)], twice)).toEqual([
    ['paid_already', 1],
    ['paid_already', 2],
  ]);
  // A file with both, of which one was booked before.
  expect(judged([delivered(1, CASH), delivered(2)], [bookedFor(1)], twice)).toEqual([
    ['paid_already', 1],
    ['matched', 2],
  ]);
});
