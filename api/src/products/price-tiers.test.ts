import { unitPricePiastres } from '@dp/contract/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  effectiveTiers,
  findTierFaults,
  type StoredTier,
  type TieredPrice,
  toStoredTier,
  toWrittenTier,
  unitPriceFor,
} from './price-tiers.ts';

const from = fc.integer({ min: 2, max: 999 });
const tier: fc.Arbitrary<StoredTier> = fc.oneof(
  fc.record({ from, price_piastres: fc.nat(2_000).map((egp) => egp * 100) }),
  fc.record({ from, discount_basis_points: fc.nat(10_000) }),
);
/** Any product, also with tiers that no import lets in, and with a discount that outdoes some. */
const product: fc.Arbitrary<TieredPrice> = fc
  .record({
    listPricePiastres: fc.nat(200_000),
    discount: fc.oneof(fc.constant(0), fc.nat(10_000)),
    tiers: fc.array(tier, { maxLength: 6 }),
  })
  .map(({ listPricePiastres, discount, tiers }) => ({
    listPricePiastres,
    unitPiastres: unitPricePiastres(listPricePiastres, discount),
    tiers,
  }));
const quantity = fc.integer({ min: 1, max: 999 });

describe('prices by quantity', () => {
  it('more units never cost more each, and one costs the price of one', () => {
    fc.assert(
      fc.property(product, quantity, quantity, (one, a, b) => {
        expect(unitPriceFor(one, Math.max(a, b))).toBeLessThanOrEqual(
          unitPriceFor(one, Math.min(a, b)),
        );
        expect(unitPriceFor(one, 1)).toBe(one.unitPiastres);
      }),
    );
  });

  it('are whole pounds', () => {
    fc.assert(
      fc.property(product, quantity, (one, units) => {
        expect(unitPriceFor(one, units) % 100).toBe(0);
      }),
    );
  });

  it('the tiers shown rise in quantity, fall in price, and give every price there is', () => {
    fc.assert(
      fc.property(product, quantity, (one, units) => {
        const shown = [{ from: 1, unitPiastres: one.unitPiastres }, ...effectiveTiers(one)];
        for (const [index, { from: least, unitPiastres }] of shown.entries()) {
          const next = shown[index + 1];
          if (next === undefined) continue;
          expect(next.from).toBeGreaterThan(least);
          expect(next.unitPiastres).toBeLessThan(unitPiastres);
        }
        const reached = shown.findLast(({ from: least }) => least <= units);
        expect(unitPriceFor(one, units)).toBe(reached?.unitPiastres);
      }),
    );
  });

  it('do not add up with a discount: the lower price counts', () => {
    const bulb = {
      listPricePiastres: 10_000,
      tiers: [
        { from: 6, discount_basis_points: 1_000 },
        { from: 24, price_piastres: 7_500 },
      ],
    };
    const priceOf = (discount: number, units: number) =>
      unitPriceFor({ ...bulb, unitPiastres: unitPricePiastres(10_000, discount) }, units) / 100;
    expect([1, 5, 6, 23, 24].map((units) => priceOf(0, units))).toEqual([100, 100, 90, 90, 75]);
    expect([1, 6, 24].map((units) => priceOf(2_000, units))).toEqual([80, 80, 75]);
    expect(effectiveTiers({ ...bulb, unitPiastres: 8_000 })).toEqual([
      { from: 24, unitPiastres: 7_500 },
    ]);
  });

  it('are without fault exactly when each tier shows at the list price', () => {
    fc.assert(
      fc.property(product, (drawn) => {
        const plain = {
          ...drawn,
          unitPiastres: unitPricePiastres(drawn.listPricePiastres, 0),
        };
        const { tiers } = plain;
        const shown = effectiveTiers(plain).map((step) => step.from);
        const faultless = findTierFaults(plain.listPricePiastres, tiers).length === 0;
        expect(faultless).toBe(
          shown.join() === tiers.map((step) => step.from).join() && isRising(shown),
        );
      }),
    );
  });

  it('are written and stored without loss', () => {
    fc.assert(
      fc.property(tier, (one) => {
        expect(toStoredTier(toWrittenTier(one))).toEqual(one);
      }),
    );
  });
});

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((value, index) => index === 0 || value > (numbers[index - 1] ?? 0));
}
