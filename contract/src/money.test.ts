import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  includedVatPiastres,
  shareOf,
  splitPiastres,
  subtotalPiastres,
  toBasisPoints,
  toEgp,
  toPercent,
  toPiastres,
  unitPricePiastres,
} from './money.ts';

const piastres = fc.integer({ min: 0, max: 10_000_000_00 });
const basisPoints = fc.integer({ min: 0, max: 10_000 });

describe('what a shopper pays for one unit', () => {
  it.each([
    ['no discount', 1_850_00, 0, 1_850_00],
    ['20 % off', 1_850_00, 20_00, 1_480_00],
    ['half a pound is rounded up', 1_00, 50_00, 1_00],
    ['just below half is rounded down', 2_49, 0, 2_00],
    ['piastres of the list price are rounded too', 2_50, 0, 3_00],
    ['a third off', 100_00, 33_33, 67_00],
    ['everything off', 999_99, 100_00, 0],
  ])('%s', (_, listPrice, discount, price) => {
    expect(unitPricePiastres(listPrice, discount)).toBe(price);
  });

  it('is always whole pounds, never negative and within half a pound of the exact price', () => {
    fc.assert(
      fc.property(piastres, basisPoints, (listPrice, discount) => {
        const price = unitPricePiastres(listPrice, discount);
        expect(price % 100).toBe(0);
        expect(price).toBeGreaterThanOrEqual(0);
        const exact = (listPrice * (10_000 - discount)) / 10_000;
        expect(Math.abs(price - exact)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('never rises with the discount', () => {
    fc.assert(
      fc.property(piastres, basisPoints, basisPoints, (listPrice, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(unitPricePiastres(listPrice, high)).toBeLessThanOrEqual(
          unitPricePiastres(listPrice, low),
        );
      }),
    );
  });
});

describe('splitting an amount', () => {
  it('gives whole shares that sum exactly to it, none further than one piastre from its due', () => {
    fc.assert(
      fc.property(
        piastres,
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 }),
        (total, weights) => {
          const shares = splitPiastres(total, weights);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
          const sum = weights.reduce((all, weight) => all + weight, 0);
          if (sum === 0) return;
          for (const [index, share] of shares.entries()) {
            expect(Math.abs(share - (total * (weights[index] ?? 0)) / sum)).toBeLessThan(1);
          }
        },
      ),
    );
  });

  it('among no parts gives none, and among parts without weight all to the first', () => {
    expect(splitPiastres(500, [])).toEqual([]);
    expect(splitPiastres(500, [0, 0])).toEqual([500, 0]);
  });
});

it('the share of some units is whole piastres, down or up, and exact beyond safe integers', () => {
  expect(shareOf(1_000, { units: 1, quantity: 3 }, 'down')).toBe(333);
  expect(shareOf(1_000, { units: 1, quantity: 3 }, 'up')).toBe(334);
  const total = 9_007_199_254_740_991;
  expect(shareOf(total, { units: 999, quantity: 999 }, 'up')).toBe(total);
});

it('the subtotal is unit price times quantity over all lines', () => {
  const lines = [
    { unitPiastres: 35_00, quantity: 3 },
    { unitPiastres: 1_480_00, quantity: 1 },
  ];
  expect(subtotalPiastres(lines)).toBe(1_585_00);
  expect(subtotalPiastres([])).toBe(0);
});

it('amounts and percentages with two decimals survive the wire', () => {
  fc.assert(
    fc.property(piastres, basisPoints, (amount, percent) => {
      expect(toPiastres(toEgp(amount))).toBe(amount);
      expect(toBasisPoints(toPercent(percent))).toBe(percent);
    }),
  );
});

it('a price of 114 contains 14 of VAT, rounded half up', () => {
  expect(includedVatPiastres(114_00)).toBe(14_00);
  expect(includedVatPiastres(1_00)).toBe(12);
  expect(includedVatPiastres(0)).toBe(0);
});
