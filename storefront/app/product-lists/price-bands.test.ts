import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meets, priceBands } from './price-bands.ts';

test('a list of lamps and chandeliers is divided by round amounts', () => {
  expect(priceBands({ min: 35, max: 18_500 })).toEqual([
    { max: 200 },
    { min: 200, max: 1000 },
    { min: 1000, max: 3000 },
    { min: 3000 },
  ]);
});

test.each([
  { min: 100, max: 190 },
  { min: 0, max: 500 },
  { min: 80, max: 80 },
])('prices close to each other are not divided: %o', (range) => {
  expect(priceBands(range)).toEqual([]);
});

test('bands touch each other, rise, and together cover every price', () => {
  const range = fc
    .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 999_999 }))
    .map(([min, more]) => ({ min, max: min + more }));
  fc.assert(
    fc.property(range, (prices) => {
      const bands = priceBands(prices);
      if (bands.length === 0) return;
      expect(bands.length).toBeGreaterThan(1);
      expect(bands[0]).not.toHaveProperty('min');
      expect(bands.at(-1)).not.toHaveProperty('max');
      bands.slice(1).forEach((band, i) => {
        expect(band.min).toBe(bands[i]?.max);
        expect(band.min).toBeGreaterThan(bands[i]?.min ?? prices.min);
        expect(band.min).toBeLessThan(prices.max);
      });
    }),
  );
});

test('a band meets a range that it shares a price with', () => {
  const range = { min: 200, max: 900 };
  expect(meets({ max: 200 }, range)).toBe(true);
  expect(meets({ max: 199 }, range)).toBe(false);
  expect(meets({ min: 200, max: 300 }, range)).toBe(true);
  expect(meets({ min: 900 }, range)).toBe(true);
  expect(meets({ min: 1000 }, range)).toBe(false);
  expect(meets({ max: 200 }, null)).toBe(false);
});
