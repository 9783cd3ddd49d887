import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportOrders, listOwnOrders } from '../src/orders/export-orders.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { advanceTo, arrangeBuyer, DELIVERY, placed } from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

it('a person’s orders are exported with their own lines and events, in as many queries as one of them', async () => {
  const productId = await insertProduct(shop.db, { stock: 1_000 });
  const buyer = await arrangeBuyer(shop);
  const orders: { id: number; number: string }[] = [];
  for (const quantity of [1, 2, 3]) {
    const lines = [{ id: productId, quantity }];
    orders.push(await placed(shop, buyer, { lines, expected_total: 100 * quantity + DELIVERY }));
  }
  const [first, second, third] = orders;
  if (!first || !second || !third) throw new Error('Nothing was placed.');
  await advanceTo(shop, first.id, 'dispatched');

  const own = await listOwnOrders(shop.db, buyer.customerId);
  let queries = 0;
  // Its own: the shop's background work queries as well.
  const counted = new Proxy(shop.db, {
    get: (target, property) => {
      if (property === 'select') queries += 1;
      return Reflect.get(target, property);
    },
  });
  const one = await exportOrders(counted, own.slice(0, 1), 'en');
  const forOne = queries;
  const all = await exportOrders(counted, own, 'en');
  expect(queries).toBe(2 * forOne);
  expect(one).toEqual(all.slice(0, 1));
  expect(all).toMatchObject([
    { number: third.number, lines: [{ quantity: 3 }], timeline: [{ state: 'draft' }] },
    { number: second.number, lines: [{ quantity: 2 }], timeline: [{ state: 'draft' }] },
    { number: first.number, lines: [{ quantity: 1 }], invoice: { number: expect.any(String) } },
  ]);
});
