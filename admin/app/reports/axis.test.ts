import { expect, test } from 'vitest';
import { axisEnd, labelledPlaces } from './axis.ts';

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [9, 10],
  [10, 10],
  [41, 50],
  [12_300, 20_000],
  [99_999, 100_000],
])('an axis for %d ends at %d', (most, end) => {
  expect(axisEnd(most)).toBe(end);
});

test('labels are evenly apart and no more than there is room for', () => {
  expect(labelledPlaces(1, 6)).toEqual([0]);
  expect(labelledPlaces(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(labelledPlaces(30, 5)).toEqual([0, 6, 12, 18, 24]);
  expect(labelledPlaces(366, 5)).toHaveLength(5);
});
