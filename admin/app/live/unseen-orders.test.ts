import type { OrderChange } from '@dp/contract/staff/order-stream.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newOrders } from './new-orders.ts';
import { followTabs, hearOrders, lookAtOrders } from './unseen-orders.ts';

const ids = Array.from({ length: 20 }, (_, id) => id + 1).values();
/** A new order that waits for its confirmation. */
const order = (change: Partial<OrderChange> = {}): OrderChange => ({
  id: ids.next().value ?? 0,
  number: 'DP-1',
  placed: true,
  version: 1,
  state: 'draft',
  confirmation: 'to_confirm',
  packing: 'none',
  total: 450,
  ...change,
});
/** One that the owner's rule let through, or that was paid. */
const toPack = () => order({ state: 'ongoing', confirmation: 'not_needed' });
const unseen = () => [...newOrders.getState().keys()];

beforeEach(() => newOrders.setState(new Map(), true));
let stop = () => {};
afterEach(() => stop());

test('a new order counts until its queue is looked at', () => {
  const [asked, paid] = [order(), toPack()];
  hearOrders([asked, paid, order({ placed: false })]);
  expect(unseen()).toEqual([asked.id, paid.id]);
  for (const path of ['/', '/orders/ready', '/packing/pick']) lookAtOrders(path);
  expect(unseen()).toHaveLength(2);
  lookAtOrders('/orders/to_confirm');
  expect(unseen()).toEqual([paid.id]);
  lookAtOrders('/packing');
  expect(unseen()).toEqual([]);
});

test('an order that a colleague has taken no longer counts, nor one that was taken before it was heard of', () => {
  const [taken, other] = [order(), order()];
  hearOrders([taken, other]);
  hearOrders([{ ...taken, placed: false, version: 2 }]);
  expect(unseen()).toEqual([other.id]);
  hearOrders([order({ state: 'cancelled' }), order({ confirmation: 'asked' })]);
  expect(unseen()).toEqual([other.id]);
});

test('what was looked at in another tab no longer counts in this one, whichever heard of it first', async () => {
  stop = followTabs();
  const otherTab = new BroadcastChannel('orders-seen');
  const [heard, unheard] = [order(), order()];
  hearOrders([heard]);
  otherTab.postMessage({ pathname: '/packing', ids: [heard.id, unheard.id] });
  await vi.waitFor(() => expect(unseen()).toEqual([]));
  hearOrders([unheard]);
  expect(unseen()).toEqual([]);

  // It was opened after this one had heard of the order.
  const [asked, paid] = [order(), toPack()];
  hearOrders([asked, paid]);
  otherTab.postMessage({ pathname: '/orders/to_pack', ids: [] });
  await vi.waitFor(() => expect(unseen()).toEqual([asked.id]));

  const told = new Promise((done) => {
    otherTab.addEventListener('message', ({ data }) => done(data));
  });
  lookAtOrders('/orders');
  expect(await told).toEqual({ pathname: '/orders', ids: [asked.id] });
  otherTab.close();
});
