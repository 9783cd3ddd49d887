import { HOUR_MS } from '@dp/contract/durations.ts';
import { RESTOCK_REQUESTS_MAX } from '@dp/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runHousekeeping } from '../src/housekeeping.ts';
import { products } from '../src/products/product-tables.ts';
import { announceRestocks } from '../src/restock-requests/announce-restocks.ts';
import { restockRequests } from '../src/restock-requests/restock-request-tables.ts';
import { insertProducts } from './arrange/catalogue.ts';
import { readMessages } from './arrange/outbox.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import type { TestApp } from './test-app.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let shop: TestApp;
let owner: StaffCaller;
let id: number;
beforeAll(async () => {
  office = await TestBackOffice.open({ trustedProxies: 1 });
  ({ shop } = office);
  owner = await office.signIn('owner');
});
beforeEach(async () => {
  await announceRestocks(shop.deps);
  id = await soldOut();
});
afterAll(() => office.close());

let serial = 0;
const newMail = () => {
  serial += 1;
  return `waits-${serial}@example.com`;
};

let asked = 0;
const newAddress = () => {
  asked += 1;
  return `198.51.${Math.floor(asked / 256)}.${asked % 256}`;
};

async function soldOut(): Promise<number> {
  const [product = 0] = await insertProducts(shop.db, [{ stock: 0 }]);
  return product;
}
const ask = (
  login: string,
  {
    product = id,
    // Everybody asks from a network of their own.
    address = newAddress(),
    ...options
  }: { product?: number; address?: string; token?: string; locale?: 'ar' | 'en' } = {},
) =>
  shop.call(
    'requestRestock',
    { params: { id: product }, body: { login } },
    { ...options, headers: { 'x-forwarded-for': address } },
  );

async function receive(quantity: number, product = id): Promise<void> {
  const answer = await office.call(
    'changeStock',
    { params: { id: product }, body: { reason: 'received', quantity, on_hand: 0 } },
    { as: owner },
  );
  expect(answer.status).toBe(200);
}
const waiting = (login: string) =>
  shop.db.select().from(restockRequests).where(eq(restockRequests.recipient, login));

it('who waits for a sold-out product gets one message when it is received, in their language', async () => {
  const mail = newMail();
  expect((await ask(mail, { locale: 'ar' })).body).toEqual({ data: { waiting: true } });
  expect((await ask('01098765432', { locale: 'en' })).status).toBe(200);
  expect(await announceRestocks(shop.deps)).toMatchObject({ announced: 0 });

  await receive(3);
  expect(await announceRestocks(shop.deps)).toEqual({ announced: 2, more: false });
  expect(await announceRestocks(shop.deps)).toMatchObject({ announced: 0 });

  const [first, ...others] = await readMessages(shop, mail);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ channel: 'email', locale: 'ar' });
  expect(first?.subject).toMatch(/^متوفر الآن: /);
  expect(first?.text).toContain(`http://localhost:3000/product/details/${id}`);
  const [text] = await readMessages(shop, '+201098765432');
  expect(text).toMatchObject({ channel: 'sms', locale: 'en' });
  expect(text?.text).toContain('back in stock');
});

it('asking twice is one request, and one for a product that can be bought is none', async () => {
  const mail = newMail();
  await ask(mail);
  await ask(mail.toUpperCase());
  expect(await waiting(mail)).toHaveLength(1);
  await receive(1);
  const late = newMail();
  expect((await ask(late)).body).toEqual({ data: { waiting: false } });
  expect(await waiting(late)).toEqual([]);
});

it('stock that is back for a withdrawn product is announced once it is on sale again', async () => {
  const mail = newMail();
  await ask(mail);
  await shop.db.update(products).set({ published: false }).where(eq(products.id, id));
  await receive(2);
  expect(await announceRestocks(shop.deps)).toMatchObject({ announced: 0 });
  expect(await ask(newMail())).toMatchObject({ status: 404 });
  await shop.db.update(products).set({ published: true }).where(eq(products.id, id));
  expect(await announceRestocks(shop.deps)).toMatchObject({ announced: 1 });
});

it('processes that look at the same moment tell everybody once', async () => {
  const mails = Array.from({ length: 60 }, newMail);
  for (const mail of mails) await ask(mail);
  await receive(1);
  const runs = await Promise.all([1, 2, 3].map(() => announceRestocks(shop.deps)));
  const rest = await announceRestocks(shop.deps);
  expect([...runs, rest].reduce((sum, { announced }) => sum + announced, 0)).toBe(60);
  for (const mail of mails) expect(await readMessages(shop, mail)).toHaveLength(1);
});

it('who has had too many messages today is told a day later', async () => {
  const mail = newMail();
  const both = [id, await soldOut()];
  for (const product of both) await ask(mail, { product });
  for (const product of both) await receive(1, product);
  const limits = { ...shop.deps.config.limits, messagesPerDay: 2 };
  const deps = { ...shop.deps, config: { ...shop.deps.config, limits } };
  expect(await announceRestocks(deps)).toMatchObject({ announced: 1 });
  expect(await announceRestocks(deps)).toMatchObject({ announced: 0 });
  const tomorrow = new Date(shop.clock.now().getTime() + 25 * HOUR_MS);
  expect(await announceRestocks({ ...deps, now: () => tomorrow })).toMatchObject({ announced: 1 });
  expect(await readMessages(shop, mail)).toHaveLength(2);
  expect(await waiting(mail)).toEqual([]);
});

it('a wrong contact is refused by name, and an unknown product is not found', async () => {
  expect(await ask('12')).toMatchObject({
    status: 400,
    problem: { fields: { login: 'login_invalid' } },
  });
  expect(await ask(newMail(), { product: 2_000_000_000 })).toMatchObject({
    status: 404,
    problem: { code: 'product_not_found' },
  });
});

it('a network that asks again and again is told to wait', async () => {
  const address = '203.0.113.9';
  for (let count = 0; count < 30; count += 1) await ask(newMail(), { address });
  expect(await ask(newMail(), { address })).toMatchObject({
    status: 429,
    problem: { code: 'too_many_requests' },
  });
});

it(`of one contact the latest ${RESTOCK_REQUESTS_MAX} requests are kept`, async () => {
  const mail = newMail();
  for (let count = 0; count <= RESTOCK_REQUESTS_MAX; count += 1) {
    await ask(mail, { product: await soldOut() });
  }
  await ask(mail);
  const kept = await waiting(mail);
  expect(kept).toHaveLength(RESTOCK_REQUESTS_MAX);
  expect(kept.some(({ productId }) => productId === id)).toBe(true);
});

it('staff see how many wait for a product, and list what is wanted', async () => {
  await ask(newMail());
  await ask(newMail());
  const one = await office.call('getStock', { params: { id } }, { as: owner });
  expect(one.body.data).toMatchObject({ sellable: 0, wanted_by: 2 });
  const unwanted = await soldOut();
  const list = await office.call('listStock', { query: { filter: 'wanted' } }, { as: owner });
  const ids = list.body.data.map((product) => product.id);
  expect(ids).toContain(id);
  expect(ids).not.toContain(unwanted);
});

it('a request goes with its account, and after half a year', async () => {
  const { token, customerId } = await arrangeShopper(shop);
  const mail = newMail();
  await ask(mail, { token });
  expect(await waiting(mail)).toMatchObject([{ customerId }]);
  expect(await shop.call('deleteAccount', {}, { token })).toMatchObject({ status: 200 });
  expect(await waiting(mail)).toEqual([]);
  const other = newMail();
  await ask(other);
  shop.clock.advance({ days: 181 });
  await runHousekeeping(shop.deps);
  expect(await waiting(other)).toEqual([]);
});
