import { FAVOURITES_MAX } from '@dp/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertProducts } from './arrange/catalogue.ts';
import { type ArrangedShopper, arrangeSession, arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let products: number[];
let shopper: ArrangedShopper;
beforeAll(async () => {
  shop = await TestApp.open();
  products = await insertProducts(
    shop.db,
    Array.from({ length: FAVOURITES_MAX + 20 }, () => ({})),
  );
});
beforeEach(async () => {
  shopper = await arrangeShopper(shop);
});
afterAll(() => shop.close());

const product = (index: number) => products[index] ?? 0;

async function sync(body: { add?: number[]; remove?: number[] }, token = shopper.token) {
  const { status, body: answer, problem } = await shop.call('syncFavourites', { body }, { token });
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return answer.data;
}

it('a device brings its favourites, and another device of the customer gets them, the latest last', async () => {
  expect(await sync({})).toEqual([]);
  expect(await sync({ add: [product(3), product(1)] })).toEqual([product(3), product(1)]);
  const elsewhere = await arrangeSession(shop, shopper.customerId);
  expect(await sync({ add: [product(2), product(3)] }, elsewhere)).toEqual([
    product(3),
    product(1),
    product(2),
  ]);
  expect(await sync({ remove: [product(1)] }, elsewhere)).toEqual([product(3), product(2)]);
  expect(await sync({})).toEqual([product(3), product(2)]);
});

it('a repeated change changes nothing, and what is added and removed at once is added', async () => {
  const change = { add: [product(1), product(1), product(2)], remove: [product(2), product(9)] };
  expect(await sync(change)).toEqual([product(1), product(2)]);
  expect(await sync(change)).toEqual([product(1), product(2)]);
});

it('products that the shop never had are skipped', async () => {
  expect(await sync({ add: [2_000_000_000, product(1)] })).toEqual([product(1)]);
});

it('nobody sees or changes the favourites of another customer', async () => {
  await sync({ add: [product(1)] });
  const other = await arrangeShopper(shop);
  expect(await sync({ remove: [product(1)] }, other.token)).toEqual([]);
  expect(await sync({})).toEqual([product(1)]);
});

it('beyond the maximum the oldest make way, also when two devices add at the same moment', async () => {
  await sync({ add: products.slice(0, FAVOURITES_MAX) });
  await Promise.all([
    sync({ add: products.slice(FAVOURITES_MAX, FAVOURITES_MAX + 10) }),
    sync({ add: products.slice(FAVOURITES_MAX + 10) }),
  ]);
  const left = await sync({});
  expect(left).toHaveLength(FAVOURITES_MAX);
  expect(new Set(left)).toEqual(new Set(products.slice(20)));
});

it('go with a deleted account', async () => {
  await sync({ add: [product(1)] });
  await shop.call('deleteAccount', {}, { token: shopper.token });
  const { rows } = await shop.database.pool.query(
    'select count(*)::int as n from favourites where customer_id = $1',
    [shopper.customerId],
  );
  expect(rows).toEqual([{ n: 0 }]);
});
