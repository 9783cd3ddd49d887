import { expect, it } from 'vitest';
import { promisedDays } from './expected-days.ts';

const days = (placed: string, daysMin: number, daysMax: number) =>
  promisedDays(new Date(placed), { daysMin, daysMax });

it.each([
  // A Wednesday evening in Cairo, which is Wednesday in UTC too.
  ['2026-11-25T19:00:00Z', 1, 1, '2026-11-26', '2026-11-26'],
  ['2026-11-25T19:00:00Z', 1, 2, '2026-11-26', '2026-11-28'],
  // Thursday: tomorrow is a Friday.
  ['2026-11-26T08:00:00Z', 1, 2, '2026-11-28', '2026-11-29'],
  // Placed on a Friday.
  ['2026-11-27T08:00:00Z', 1, 2, '2026-11-28', '2026-11-29'],
  // Seven working days have a Friday or two in them.
  ['2026-11-26T08:00:00Z', 6, 7, '2026-12-03', '2026-12-05'],
  ['2026-11-27T08:00:00Z', 0, 0, '2026-11-27', '2026-11-27'],
])(
  'an order of %s with %i to %i working days comes from %s to %s, never on a Friday',
  (placed, daysMin, daysMax, from, to) => {
    expect(days(placed, daysMin, daysMax)).toEqual({ from, to });
  },
);
