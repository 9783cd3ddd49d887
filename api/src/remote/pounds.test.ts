import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asPounds, readPounds } from './pounds.ts';

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [50, '0.50'],
  [58_055, '580.55'],
  [100_000_000, '1000000.00'],
])('%i piastres are %s pounds', (piastres, pounds) => {
  expect(asPounds(piastres)).toBe(pounds);
});

it('pounds are read back to the piastre, also without their last zeros', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (piastres) => {
      expect(readPounds(asPounds(piastres))).toBe(piastres);
      expect(readPounds(String(Number(asPounds(piastres))))).toBe(piastres);
      expect(readPounds(`${asPounds(piastres)}00`)).toBe(piastres);
    }),
  );
});

it.each(['', '.', '1.', '.5', '1.005', '-1', '+1', '1e3', ' 1', '1,000.00', '٥', '12345678901'])(
  '%j is no amount',
  (text) => {
    expect(readPounds(text)).toBeNull();
  },
);
