import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBosta } from '../src/couriers/bosta/create-bosta.ts';
import { TEST_DEMO } from './arrange/demo.ts';
import { TestApp } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';

let shop: TestApp;
beforeAll(async () => {
  // Reports are refused before the company is asked.
  const courier = createBosta({
    mode: 'test',
    baseUrl: 'https://bosta.invalid',
    apiKey: 'key',
    webhookSecret: 'secret',
    pickupLocation: 'warehouse',
  });
  const database = await openTestDatabase();
  shop = await TestApp.on(database, { trustedProxies: 1 }, TEST_DEMO, [], courier);
});
afterAll(() => shop.close());

type From = { readonly headers: { readonly 'x-forwarded-for': string } };

it.each([
  [
    'tracks orders',
    60,
    async (from: From) =>
      (await shop.call('trackOrder', { body: { number: 'DP-1' } }, from)).status,
  ],
  [
    'guesses links of orders',
    100,
    async (from: From) =>
      (await shop.call('getLinkedOrder', { body: { token: 'x' } }, from)).status,
  ],
  [
    'reports deliveries without the secret',
    30,
    async ({ headers }: From) =>
      (
        await shop.app.inject({
          method: 'POST',
          url: '/api/couriers/bosta/webhook',
          headers: { 'content-type': 'application/json', ...headers },
          payload: '{}',
        })
      ).statusCode,
  ],
])('a household that %s from one address after the other has one limit', async (_, limit, call) => {
  const from = (address: string) => call({ headers: { 'x-forwarded-for': address } });
  for (let each = 1; each <= limit; each += 1) {
    expect(await from(`2001:db8:1:2::${each.toString(16)}`)).not.toBe(429);
  }
  expect(await from('2001:db8:1:2:ffff::1')).toBe(429);
  expect(await from('2001:db8:1:3::1')).not.toBe(429);
});
