import { expect, test } from 'vitest';
import { TABS, tabOf } from './tabs-list.ts';

test('five entries, the shop in the middle', () => {
  expect(TABS.map(({ name }) => name)).toEqual(['home', 'categories', 'shop', 'cart', 'profile']);
});

test.each([
  ['/', 'home'],
  ['/categories/', 'categories'],
  ['/categories', 'categories'],
  ['/sub/categories/4', 'categories'],
  ['/product/list/4', 'categories'],
  ['/shopping', 'shop'],
  ['/my-cart', 'cart'],
  ['/cart', 'cart'],
  ['/profile', 'profile'],
  ['/profile/addresses/list/all', 'profile'],
  ['/order-history', 'profile'],
  ['/order-history/12', 'profile'],
  ['/invoices/12', 'profile'],
  ['/login', 'profile'],
  ['/email/verification', 'profile'],
  ['/profiles', undefined],
  ['/product/details/4', undefined],
])('%s belongs to the tab %s', (path, tab) => {
  expect(tabOf(path)?.name).toBe(tab);
});
