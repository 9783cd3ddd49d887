import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertProduct } from './arrange/catalogue.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
});
afterAll(() => office.close());

type Lines = { sku: string; cost: number | string }[];
const check = (lines: Lines, as = manager) =>
  office.call('checkCosts', { body: { lines } }, { as, locale: 'en' });
const set = (costs: { id: number; version: number; cost: number | null }[], as = manager) =>
  office.call('setCosts', { body: { costs } }, { as });
const costOf = async (id: number) =>
  (await office.call('getProductCosts', { params: { id } }, { as: manager })).body.data;

it('a list is checked line by line before anything changes, and then set with its history', async () => {
  const id = await insertProduct(office.db, { sku: 'LIST-1', listPrice: 200, discount: 50 });
  const known = await insertProduct(office.db, { sku: 'LIST-2', listPrice: 80 });
  await set([{ id: known, version: 0, cost: 20 }]);
  const { body } = await check([
    { sku: ' list-1 ', cost: 60 },
    { sku: 'LIST-2', cost: 20 },
    { sku: 'LIST-1', cost: 61 },
    { sku: 'NONE', cost: 1 },
    { sku: 'LIST-2', cost: 'abc' },
  ]);
  expect(body.data).toMatchObject([
    { outcome: 'new', id, sku: 'LIST-1', before: null, cost: 60, price: 100, margin: 40 },
    { outcome: 'same', id: known, before: 20, cost: 20 },
    { outcome: 'wrong', sku: 'LIST-1', fault: 'sku_twice' },
    { outcome: 'wrong', sku: 'NONE', fault: 'sku_unknown' },
    { outcome: 'wrong', sku: 'LIST-2', fault: 'sku_twice' },
  ]);
  expect((await costOf(id)).cost).toBeNull();
  const saved = await set([{ id, version: 0, cost: 60 }]);
  expect(saved.body.data).toMatchObject([{ id, outcome: 'set', cost: 60 }]);
  expect(await costOf(id)).toMatchObject({ cost: 60, margin: 40, history: [{ cost: 60 }] });
});

it.each([
  ['', 'required'],
  ['12x', 'invalid'],
  [-1, 'too_small'],
  [1.234, 'too_many_decimals'],
  [99_999_999, 'too_big'],
] as const)('a cost of "%s" is %s', async (cost, fault) => {
  const sku = `WRONG-${fault}`;
  await insertProduct(office.db, { sku });
  expect((await check([{ sku, cost }])).body.data).toEqual([{ outcome: 'wrong', sku, fault }]);
});

it('a cost that somebody else has set meanwhile stays, and setting back keeps what they set', async () => {
  const [one, other] = [await insertProduct(office.db), await insertProduct(office.db)];
  await set([{ id: other, version: 0, cost: 7 }]);
  const first = (
    await set([
      { id: one, version: 0, cost: 10 },
      { id: other, version: 0, cost: 20 },
    ])
  ).body.data;
  expect(first).toMatchObject([
    { id: one, outcome: 'set', cost: 10 },
    { id: other, outcome: 'changed', cost: 7 },
  ]);
  const version = first[0]?.version ?? 0;
  expect((await set([{ id: one, version, cost: null }])).body.data).toMatchObject([
    { outcome: 'set', cost: null },
  ]);
  expect((await costOf(one)).cost).toBeNull();
});

it('of two who set one cost at once, one is told that it changed', async () => {
  const id = await insertProduct(office.db);
  const both = await Promise.all([10, 20].map((cost) => set([{ id, version: 0, cost }])));
  const outcomes = both.map(({ body }) => body.data[0]?.outcome);
  expect(outcomes.toSorted()).toEqual(['changed', 'set']);
});

it('only who may see costs and edit prices checks or sets them', async () => {
  const sku = 'SECRET-1';
  const id = await insertProduct(office.db, { sku });
  for (const [permissions, missing] of [
    [['products.edit', 'prices.edit'], 'costs.see'],
    [['products.edit', 'costs.see'], 'prices.edit'],
  ] as const) {
    const as = await office.signIn([...permissions]);
    for (const refused of [
      await check([{ sku, cost: 5 }], as),
      await set([{ id, version: 0, cost: 5 }], as),
    ]) {
      expect(refused.problem).toMatchObject({ status: 403, permission: missing });
    }
  }
  expect((await set([{ id: 999_999, version: 0, cost: 5 }])).problem.code).toBe(
    'product_not_found',
  );
});
