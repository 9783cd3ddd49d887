import { expect, test } from 'vitest';
import { showsOrders } from './shows-orders.ts';

test('the first page, lists, orders and customers follow orders that change; other pages and a merge do not', () => {
  for (const path of [
    '/',
    '/packing',
    '/orders',
    '/orders/all',
    '/orders/order/7',
    '/customers',
    '/customers/7',
  ])
    expect(showsOrders(path), path).toBe(true);
  for (const path of ['/orders-of-old', '/packing/pick', '/customers/7/merge/8'])
    expect(showsOrders(path), path).toBe(false);
});
