import { expect, test } from 'vitest';
import { addressOf, definitionOf, isSameList, listOf, type SavedList } from './saved-list.ts';

const list: SavedList = {
  queue: 'all',
  sort: 'oldest',
  filters: { state: 'delivered', total_from: '500', placed_from: '2026-11-01' },
};

test('a view opens the list it was saved from, at its first page', () => {
  const view = { id: 7, definition: definitionOf(list) };
  const [path, query] = addressOf(view).split('?');
  expect(path).toBe('/orders/all');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    view: '7',
    sort: 'oldest',
    ...list.filters,
  });
  expect(isSameList(listOf(view), list)).toBe(true);
});

test('the API’s own spelling of a view, with sums and ids as numbers, is the same list', () => {
  const filters = { queue: 'all', sort: 'oldest', state: 'delivered', total_from: 500 };
  const definition = { filters: { ...filters, placed_from: '2026-11-01' }, columns: [] };
  expect(isSameList(listOf({ definition }), list)).toBe(true);
});

test('what a view does not say, or says in words unknown here, has its default', () => {
  const definition = { filters: { queue: 'to_confirm', sort: 'magic', colour: 'red' } };
  expect(listOf({ definition })).toEqual({ queue: 'to_confirm', sort: 'risk', filters: {} });
  expect(listOf({ definition: {} })).toEqual({ queue: 'all', sort: 'newest', filters: {} });
});
