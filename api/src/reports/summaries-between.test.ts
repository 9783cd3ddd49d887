import { expect, it } from 'vitest';
import { periodBefore, wholeMonths } from './summaries-between.ts';

it.each([
  ['2026-01-01', '2026-01-31', '2026-01-01', '2026-02-01'],
  ['2025-12-31', '2026-03-01', '2026-01-01', '2026-03-01'],
  ['2024-02-01', '2024-02-29', '2024-02-01', '2024-03-01'],
  ['2025-02-15', '2026-02-14', '2025-03-01', '2026-02-01'],
])('of %s to %s the months from %s until %s are whole', (from, to, first, end) => {
  expect(wholeMonths(from, to)).toEqual([first, end]);
});

it.each([
  ['2026-01-02', '2026-01-31'],
  ['2024-02-01', '2024-02-28'],
  ['2026-01-15', '2026-02-20'],
  ['2026-05-05', '2026-05-05'],
])('%s to %s has no whole month', (from, to) => {
  const [first, end] = wholeMonths(from, to);
  expect(first).toBe(end);
});

it('the period before has as many days and ends the day before', () => {
  expect(periodBefore('2026-03-01', '2026-03-31')).toEqual(['2026-01-29', '2026-02-28']);
  expect(periodBefore('2026-05-05', '2026-05-05')).toEqual(['2026-05-04', '2026-05-04']);
});
