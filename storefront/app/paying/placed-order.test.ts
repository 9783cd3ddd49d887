import type { Order } from '@dp/contract/orders.ts';
import { expect, test } from 'vitest';
import { beginSession, endSession } from '../session/session.ts';
import { cachedPlacedOrder, holdPlacedOrder } from './placed-order.ts';

const mona = { id: 5, partner_id: 9, name: 'منى', email: null, phone_number: null };

test('an order that was just placed is shown to its shopper only', () => {
  const order = { id: 7, number: 'DP-7' } as Order;
  beginSession('token-1', mona);
  holdPlacedOrder(order);
  expect(cachedPlacedOrder(7)).toBe(order);
  endSession();
  beginSession('token-2', { ...mona, id: 6 });
  expect(cachedPlacedOrder(7)).toBeUndefined();
});
