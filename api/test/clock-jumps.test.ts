import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer, placed } from './arrange/orders.ts';
import { readCode } from './arrange/outbox.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';

// A machine's clock is corrected now and then, by hours when it was far off.
let shop: TestApp;
let bulb: number;
beforeAll(async () => {
  shop = await TestApp.open();
  bulb = await insertProduct(shop.db, { listPrice: 80, stock: 10 });
});
afterAll(() => shop.close());

const order = { expected_total: 130 };

it('a clock put back an hour signs nobody out, and orders go on under new numbers', async () => {
  const buyer = await arrangeBuyer(shop);
  const wanted = { ...order, lines: [{ id: bulb, quantity: 1 }] };
  const first = await placed(shop, buyer, wanted);
  shop.clock.advance({ hours: -1 });
  const second = await placed(shop, buyer, wanted);
  expect(second.number).not.toBe(first.number);
  const cancelled = await shop.call(
    'cancelOrder',
    { params: { id: first.id } },
    { token: buyer.token },
  );
  expect(cancelled.status).toBe(200);
  expect((await auditShop(shop.db)).findings).toEqual([]);
});

it('a code asked for before the clock was put back still signs in', async () => {
  const { email } = await arrangeShopper(shop);
  await shop.call('login', { body: { login: email } });
  const code = await readCode(shop, email);
  shop.clock.advance({ hours: -3 });
  const { status } = await shop.call('verifyOtp', {
    body: { login: email, code, purpose: 'login' },
  });
  expect(status).toBe(200);
});

it('nobody has to wait for hours for a new code because the clock was put back', async () => {
  const { email } = await arrangeShopper(shop);
  await shop.call('login', { body: { login: email } });
  shop.clock.advance({ hours: -3 });
  const { status } = await shop.call('login', { body: { login: email } });
  expect(status).toBe(200);
});

it('a clock put forward a day ends codes, but no session', async () => {
  const shopper = await arrangeShopper(shop);
  await shop.call('login', { body: { login: shopper.email } });
  const code = await readCode(shop, shopper.email);
  shop.clock.advance({ days: 1 });
  const late = await shop.call('verifyOtp', {
    body: { login: shopper.email, code, purpose: 'login' },
  });
  expect(late.problem).toMatchObject({ status: 422, code: 'otp_expired' });
  const { status } = await shop.call(
    'accountInfo',
    { query: { user_id: String(shopper.customerId) } },
    { token: shopper.token },
  );
  expect(status).toBe(200);
});
