import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountOf, figureOf, lineAmounts, netOf } from './receipt-amounts.ts';

it('an amount is written with up to five decimals', () => {
  expect([0, 1, 100_000, 5_701_750, -250_000].map((amount) => figureOf(amount).text)).toEqual([
    '0',
    '0.00001',
    '1',
    '57.0175',
    '-2.5',
  ]);
  expect(netOf(6_500)).toBe(5_701_754);
});

const TOLERATED = 1_000;

it('any line adds up within what the authority tolerates, and to just what was paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (pieces, unitPiastres, part) => {
        const totalPiastres = Math.floor(unitPiastres * pieces * part);
        const line = lineAmounts({ pieces, unitPiastres, totalPiastres });
        expect(line.total).toBe(amountOf(totalPiastres));
        expect(line.netSale + line.tax).toBe(line.total);
        expect(line.totalSale - line.discount).toBe(line.netSale);
        expect(line.discount).toBeGreaterThanOrEqual(0);
        expect(Math.abs(line.unitPrice * pieces - line.totalSale)).toBeLessThan(TOLERATED);
        expect(Math.abs(line.netSale * 0.14 - line.tax)).toBeLessThan(TOLERATED);
      },
    ),
  );
});
