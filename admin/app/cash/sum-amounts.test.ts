import { expect, it } from 'vitest';
import { sumAmounts } from './sum-amounts.ts';

it('amounts add up to the piastre, and differ from a counted sum by just as much', () => {
  expect(sumAmounts([0.1, 0.2])).toBe(0.3);
  expect(sumAmounts(Array.from({ length: 1_000 }, () => 19.99))).toBe(19_990);
  expect(sumAmounts([0.3, -0.1, -0.2])).toBe(0);
  expect(sumAmounts([])).toBe(0);
});
