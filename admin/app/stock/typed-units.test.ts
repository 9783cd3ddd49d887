import { expect, it } from 'vitest';
import { onHandAfter, typedUnits } from './typed-units.ts';

it.each([
  ['12', 12],
  [' ١٢ ', 12],
  ['1,200', 1_200],
  ['-3', -3],
  ['−٣', -3],
  ['\u200e-3', -3],
  ['+3', 3],
])('%j is understood as %d', (text, units) => {
  expect(typedUnits(text)).toBe(units);
});

it.each(['', '1.5', '2,5', '٢٫٥', '1.', 'ten', '3-', '--3'])(
  '%j is no number of pieces',
  (text) => {
    expect(typedUnits(text)).toBeNaN();
  },
);

it.each([
  ['received', 15],
  ['corrected', 15],
  ['broken', 5],
  ['counted', 5],
] as const)('%s: five of ten make %d', (reason, after) => {
  expect(onHandAfter(10, reason, 5)).toBe(after);
});
