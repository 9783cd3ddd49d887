import { describe, expect, it } from 'vitest';
import { type PriceRule, reprice } from './price-rule.ts';

const percent = (points: number): PriceRule => ({ kind: 'percent', basisPoints: points * 100 });
const amount = (egp: number): PriceRule => ({ kind: 'amount', piastres: egp * 100 });
const listPrice = (egp: number, ...rule: [PriceRule, Parameters<typeof reprice>[2]]) =>
  reprice({ listPricePiastres: egp * 100, tiers: [] }, ...rule).listPricePiastres / 100;

it.each([
  [1_250, percent(7), '5', 1_340], // 1,337.50 is nearer to 1,340 than to 1,335: half up
  [1_250, percent(7), '1', 1_338],
  [1_250, percent(7), 'none', 1_337.5],
  [99.99, percent(7), 'none', 106.99], // 106.9893
  [1_250, percent(-7), '10', 1_160],
  [1_250, percent(7), '50', 1_350],
  [1_250, percent(7), '100', 1_300],
  [1_250, percent(7), 'ends_9', 1_339],
  [1_250, percent(7), 'ends_99', 1_299],
  [1_250, percent(8), 'ends_99', 1_399], // 1,350 is halfway
  [14, amount(0), 'ends_9', 19],
  [13.99, amount(0), 'ends_9', 9],
  [1_250, amount(25.5), '1', 1_276],
  [1_250, amount(-300), '5', 950],
] as const)('%d EGP by %o rounded to %s is %d EGP', (before, rule, rounding, after) => {
  expect(listPrice(before, rule, rounding)).toBe(after);
});

it('prices by quantity that are amounts follow in whole pounds; percentages follow by themselves', () => {
  const tiers = [
    { from: 6, price_piastres: 9_000 },
    { from: 12, discount_basis_points: 2_000 },
  ];
  expect(reprice({ listPricePiastres: 10_000, tiers }, percent(7), 'none')).toEqual({
    listPricePiastres: 10_700,
    tiers: [
      { from: 6, price_piastres: 9_600 },
      { from: 12, discount_basis_points: 2_000 },
    ],
    refusal: undefined,
  });
});

it.each([
  ['not_positive', 40, [], amount(-40), '1'],
  ['not_positive', 2, [], percent(-30), '5'],
  ['not_positive', 100, [{ from: 6, price_piastres: 4_000 }], amount(-50), '1'],
  ['too_high', 9_999_999, [], percent(1), '1'],
  // Both become 100 EGP.
  ['tiers_do_not_fall', 98, [{ from: 6, price_piastres: 9_600 }], percent(1), '10'],
] as const)('a product is refused as %s', (refusal, listPrice, tiers, rule, rounding) => {
  const found = reprice({ listPricePiastres: listPrice * 100, tiers }, rule, rounding);
  expect(found.refusal).toBe(refusal);
});

describe('a price from the cost', () => {
  const fromCost = (rate: number, markup: number): PriceRule => ({
    kind: 'cost',
    rate: Math.round(rate * 10_000),
    basisPoints: markup * 100,
  });

  it.each([
    [20, 48.65, 35, '5', 1_315], // 1,313.55
    [812.5, 1, 30, 'ends_9', 1_059], // 1,056.25
    [0.03, 1, 50, 'none', 0.05], // 0.045: half up
    [999_999.99, 9.9999, -1, 'none', 9_899_900.9], // 9,899,900.901, exact beyond 2^53
  ] as const)('%d × %d + %d %% rounded to %s is %d EGP', (cost, rate, markup, rounding, after) => {
    const product = { listPricePiastres: 100, tiers: [], costPiastres: Math.round(cost * 100) };
    const found = reprice(product, fromCost(rate, markup), rounding);
    expect(found).toMatchObject({ listPricePiastres: Math.round(after * 100), refusal: undefined });
  });

  it('moves prices by quantity in proportion', () => {
    const tiers = [
      { from: 6, price_piastres: 9_000 },
      { from: 12, discount_basis_points: 2_000 },
    ];
    const product = { listPricePiastres: 10_000, tiers, costPiastres: 10_000 };
    expect(reprice(product, fromCost(1, 50), '1').tiers).toEqual([
      { from: 6, price_piastres: 13_500 },
      { from: 12, discount_basis_points: 2_000 },
    ]);
  });

  it('is refused where the cost is not known, and the price stays', () => {
    const product = { listPricePiastres: 10_000, tiers: [], costPiastres: null };
    expect(reprice(product, fromCost(1, 50), '1')).toEqual({
      listPricePiastres: 10_000,
      tiers: [],
      refusal: 'no_cost',
    });
  });
});
