import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartData, type CartProduct, cartView } from './cart-view.ts';

const lamp: CartProduct = { id: 1, name: 'Lamp', listPrice: 1_850, discount: 20, available: 10 };
const bulb: CartProduct = { id: 2, name: 'Bulb', listPrice: 45.5, discount: 0, available: 3 };
const both: CartData = { products: [lamp, bulb], missing: [] };

describe('the cart as it is shown', () => {
  it('prices a line by the discounted unit, rounded to a whole pound, times the quantity', () => {
    const { lines, totalPiastres } = cartView(
      [
        { id: 1, quantity: 2 },
        { id: 2, quantity: 3 },
      ],
      both,
    );
    expect(lines.map(({ unitPiastres }) => unitPiastres)).toEqual([148_000, 4_600]);
    expect(lines.map(({ linePiastres }) => linePiastres)).toEqual([296_000, 13_800]);
    expect(totalPiastres).toBe(309_800);
  });

  it('keeps the order in which things were added', () => {
    const lines = [
      { id: 2, quantity: 1 },
      { id: 1, quantity: 1 },
    ];
    expect(cartView(lines, both).lines.map(({ product }) => product.id)).toEqual([2, 1]);
  });

  it('skips products that are no longer sold, says which, and still has a total', () => {
    const view = cartView(
      [
        { id: 1, quantity: 1 },
        { id: 9, quantity: 4 },
      ],
      { products: [lamp], missing: [9] },
    );
    expect(view.lines).toHaveLength(1);
    expect(view.skipped).toEqual([9]);
    expect(view.units).toBe(1);
    expect(view.totalPiastres).toBe(148_000);
  });

  it('has no total while the shop has not answered for every line', () => {
    const view = cartView(
      [
        { id: 1, quantity: 1 },
        { id: 2, quantity: 1 },
      ],
      { products: [lamp], missing: [] },
    );
    expect(view.unknown).toEqual([2]);
    expect(view.totalPiastres).toBeUndefined();
  });

  it('names what keeps a line from being ordered', () => {
    const problems = (quantity: number, available: number) =>
      cartView([{ id: 1, quantity }], {
        products: [{ ...lamp, available }],
        missing: [],
      }).lines.map(({ problem }) => problem);
    expect(problems(3, 3)).toEqual([undefined]);
    expect(problems(4, 3)).toEqual([{ kind: 'short', available: 3 }]);
    expect(problems(1, 0)).toEqual([{ kind: 'sold-out' }]);
  });

  it('says what the discounts take off', () => {
    expect(cartView([{ id: 1, quantity: 2 }], both).savedPiastres).toBe(74_000);
    expect(cartView([{ id: 2, quantity: 2 }], both).savedPiastres).toBe(0);
  });

  it('totals exactly the sum of its lines, whatever is in it', () => {
    const products = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 50 }),
        name: fc.constant('x'),
        listPrice: fc.nat(2_000_000).map((piastres) => piastres / 100),
        discount: fc.nat(10_000).map((points) => points / 100),
        available: fc.nat(20),
      }),
      { selector: ({ id }) => id, maxLength: 20 },
    );
    fc.assert(
      fc.property(products, fc.integer({ min: 1, max: 999 }), (all, quantity) => {
        const lines = all.map(({ id }) => ({ id, quantity }));
        const view = cartView(lines, { products: all, missing: [] });
        const sum = view.lines.reduce((total, { linePiastres }) => total + linePiastres, 0);
        expect(view.totalPiastres).toBe(sum);
        expect(view.savedPiastres).toBeGreaterThanOrEqual(0);
        expect(sum % 100).toBe(0);
      }),
    );
  });
});
