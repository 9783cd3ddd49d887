import { expect, test } from 'vitest';
import { joined, type ListPage, nextOffset } from './use-pages.ts';

type Page = ListPage<{ id: number }>;

function page(offset: number, ids: readonly number[], total: number): Page {
  return { offset, total, data: ids.map((id) => ({ id })) };
}

const ids = (pages: readonly Page[]) => joined(pages).map(({ id }) => id);

test('pages are appended in order', () => {
  expect(ids([page(0, [1, 2], 4), page(2, [3, 4], 4)])).toEqual([1, 2, 3, 4]);
});

test('an item that moved to the next page meanwhile is shown once, where it was first', () => {
  expect(ids([page(0, [1, 2], 4), page(2, [2, 3], 4)])).toEqual([1, 2, 3]);
});

test('the next page starts where the last one ended, up to the end of the list', () => {
  expect(nextOffset([page(24, [1, 2], 30)])).toBe(26);
  expect(nextOffset([page(0, [1], 3), page(1, [2], 3)])).toBe(2);
  expect(nextOffset([page(0, [1, 2], 2)])).toBeUndefined();
});

test('a list that shrank meanwhile ends instead of requesting endlessly', () => {
  expect(nextOffset([page(0, [1, 2], 90), page(2, [], 90)])).toBeUndefined();
  expect(nextOffset([page(48, [], 10)])).toBeUndefined();
});
