import { expect, test } from 'vitest';
import type { ListPage } from './load-list.ts';
import type { ProductSummary } from './product-summary.ts';
import { joined, nextOffset } from './use-pages.ts';

function product(id: number): ProductSummary {
  return { id, name: `P${id}`, price: 1, listPrice: 1, discount: 0, available: 1, specs: {} };
}

function page(offset: number, ids: readonly number[], total: number): ListPage {
  return { offset, total, products: ids.map(product) };
}

const ids = (pages: readonly ListPage[]) => joined(pages).map(({ id }) => id);

test('pages stand one after the other', () => {
  expect(ids([page(0, [1, 2], 4), page(2, [3, 4], 4)])).toEqual([1, 2, 3, 4]);
});

test('a product that slid onto the next page while reading is shown once, where it was first', () => {
  expect(ids([page(0, [1, 2], 4), page(2, [2, 3], 4)])).toEqual([1, 2, 3]);
});

test('the next page starts where the last one ended, up to the end of the list', () => {
  expect(nextOffset([page(24, [1, 2], 30)])).toBe(26);
  expect(nextOffset([page(0, [1], 3), page(1, [2], 3)])).toBe(2);
  expect(nextOffset([page(0, [1, 2], 2)])).toBeUndefined();
});

test('a list that shrank while reading ends instead of asking for ever', () => {
  expect(nextOffset([page(0, [1, 2], 90), page(2, [], 90)])).toBeUndefined();
  expect(nextOffset([page(48, [], 10)])).toBeUndefined();
});
