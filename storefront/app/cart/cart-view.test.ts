import { describe, expect, it } from 'vitest';
import { sampleLine, sampleQuote } from '../dev/sample-quote.ts';
import { cartView, problemOf } from './cart-view.ts';

const lamp = { id: 1, quantity: 1 };
const bulbs = { id: 2, quantity: 2 };
const quote = sampleQuote();

describe('the displayed cart', () => {
  it('shows the quoted sums of exactly the quoted lines, in the order of the cart', () => {
    const view = cartView([bulbs, lamp], quote);
    expect(view.lines.map(({ quoted, total }) => [quoted.product_id, total])).toEqual([
      [2, 92],
      [1, 1_480],
    ]);
    expect(view).toMatchObject({ isQuoted: true, units: 3, unknown: [] });
  });

  it('skips withdrawn products, names them, and its sums hold', () => {
    const view = cartView([lamp, { id: 9, quantity: 4 }, bulbs], quote);
    expect(view).toMatchObject({ isQuoted: true, skipped: [9], units: 3 });
  });

  it('has no sum for another quantity, though the quantity shows at once', () => {
    const view = cartView([{ id: 1, quantity: 5 }, bulbs], quote);
    expect(view.lines.map(({ quantity, total }) => [quantity, total])).toEqual([
      [5, undefined],
      [2, 92],
    ]);
    expect(view).toMatchObject({ isQuoted: false, units: 7 });
  });

  it('has no sums after a line was removed or added', () => {
    expect(cartView([lamp], quote).isQuoted).toBe(false);
    const view = cartView([lamp, bulbs, { id: 3, quantity: 1 }], quote);
    expect(view).toMatchObject({ isQuoted: false, unknown: [3] });
  });

  it('says why a line cannot be ordered, for its current quantity', () => {
    const problem = (quantity: number, available: number, max = available) =>
      problemOf(quantity, sampleLine({ available, max_quantity: max }));
    expect(problem(3, 3)).toBeUndefined();
    expect(problem(4, 3)).toEqual({ kind: 'short', most: 3 });
    expect(problem(4, 30, 3)).toEqual({ kind: 'limit', most: 3 });
    expect(problem(4, 3, 3)).toEqual({ kind: 'short', most: 3 });
    expect(problem(1, 0)).toEqual({ kind: 'sold-out' });
  });
});
