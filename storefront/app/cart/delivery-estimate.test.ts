import { expect, test } from 'vitest';
import { type DeliveryEstimate, leftToFree } from './delivery-estimate.ts';

const cairo: DeliveryEstimate = {
  city: 'Cairo',
  costPiastres: 5_000,
  freeOverPiastres: 200_000,
  days: { min: 1, max: 2 },
};

test.each([
  [50_000, 150_000],
  [199_900, 100],
  [200_000, 0],
  [999_900, 0],
])('a cart of %d piastres is %d from free delivery', (total, left) => {
  expect(leftToFree(cairo, total)).toBe(left);
});

test('where delivery is never free there is nothing to reach', () => {
  expect(leftToFree({ ...cairo, freeOverPiastres: undefined }, 900_000)).toBeUndefined();
});

test('where delivery costs nothing it is free already', () => {
  expect(leftToFree({ ...cairo, costPiastres: 0, freeOverPiastres: undefined }, 100)).toBe(0);
});
