import { expect, test } from 'vitest';
import { isSameFilters, setLater, validFilters, withFilters } from './order-filters.ts';

const read = (address: string) => {
  const values = new URLSearchParams(address);
  return validFilters((name) => values.get(name));
};

test('a list takes the filters of its address, sums in any digits', () => {
  const address =
    'state=delivered&governorate=1&total_from=١٬٥٠٠&total_to=2,000&placed_from=2026-11-01&placed_to=2026-11-22';
  expect(read(address)).toEqual({
    state: 'delivered',
    governorate: '1',
    total_from: '1500',
    total_to: '2000',
    placed_from: '2026-11-01',
    placed_to: '2026-11-22',
  });
});

test.each([
  'state=lost',
  'governorate=0',
  'governorate=99999999999',
  'total_from=-1',
  'total_to=12.5',
  'total_to=12345678901',
  'placed_from=0002-01-01',
  'placed_to=2026-02-31',
  'placed_to=2026-13-01',
  'placed_from=yesterday',
  'state=&total_from=+',
  'sort=newest',
])('%s narrows nothing down', (address) => {
  expect(read(address)).toEqual({});
});

test('other filters begin at the first page, and leave the rest of the address alone', () => {
  const address = new URLSearchParams('sort=oldest&state=draft&after=cursor');
  expect(withFilters(address, { governorate: '2' }).toString()).toBe('sort=oldest&governorate=2');
  expect(withFilters(address, {}).toString()).toBe('sort=oldest');
});

test('lists are narrowed down alike when every filter is', () => {
  expect(isSameFilters({ state: 'draft' }, { state: 'draft' })).toBe(true);
  expect(isSameFilters({ state: 'draft' }, { state: 'draft', total_to: '5' })).toBe(false);
});

test('a list that shows an earlier key leaves the later ones typed; other filters than typed replace them', () => {
  const typed = [{ total_from: '5' }, { total_from: '50' }, { total_from: '500' }];
  expect(setLater(typed, { total_from: '50' })).toEqual([{ total_from: '500' }]);
  expect(setLater(typed, { total_from: '500' })).toEqual([]);
  expect(setLater(typed, { state: 'draft' })).toBeUndefined();
});
