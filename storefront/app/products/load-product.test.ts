import { expect, test } from 'vitest';
import { relatedTo } from './load-product.ts';
import type { ProductSummary } from './product-summary.ts';

function product(id: number, available = 1): ProductSummary {
  return { id, name: `P${id}`, price: 1, listPrice: 1, discount: 0, available, specs: {} };
}

const ids = (products: readonly ProductSummary[]) => products.map(({ id }) => id);

test('a product is not related to itself', () => {
  expect(ids(relatedTo(2, [product(1), product(2), product(3)]))).toEqual([1, 3]);
});

test('what can be bought comes before what is sold out, each in its own order', () => {
  const all = [product(1, 0), product(2), product(3, 0), product(4)];
  expect(ids(relatedTo(9, all))).toEqual([2, 4, 1, 3]);
});

test('at most eight are shown', () => {
  const all = Array.from({ length: 20 }, (_, index) => product(index + 1));
  expect(relatedTo(99, all)).toHaveLength(8);
});
