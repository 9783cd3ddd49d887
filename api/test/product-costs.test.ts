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

const see = (id: number, as = manager) =>
  office.call('getProductCosts', { params: { id } }, { as });
const set = (id: number, body: { version: number; cost: number | null }, as = manager) =>
  office.call('setProductCost', { params: { id }, body }, { as });

it('a cost is kept with its history and says what is left of the price', async () => {
  const id = await insertProduct(office.db, { listPrice: 200, discount: 50 });
  expect((await see(id)).body.data).toEqual({ version: 0, cost: null, margin: null, history: [] });
  const first = (await set(id, { version: 0, cost: 60 })).body.data;
  expect(first).toMatchObject({ cost: 60, margin: 40 });
  const second = (await set(id, { version: first.version, cost: 75.5 })).body.data;
  expect(second.margin).toBe(24.5);
  expect(second.history).toMatchObject([
    { cost: 75.5, actor: { kind: 'staff', name: expect.any(String) } },
    { cost: 60 },
  ]);
  const same = await set(id, { version: second.version, cost: 75.5 });
  expect(same.body.data.history.length).toBe(2);
});

it('of two who set a cost at once the second sees what the first set', async () => {
  const id = await insertProduct(office.db);
  const both = await Promise.all([
    set(id, { version: 0, cost: 10 }),
    set(id, { version: 0, cost: 20 }),
  ]);
  const [saved, refused] = both[0].status === 200 ? both : [both[1], both[0]];
  expect(refused.problem).toMatchObject({ code: 'record_changed', current: saved.body.data });
});

it('nobody learns of a cost without the permission: not from the product, its trail, or the shop', async () => {
  const id = await insertProduct(office.db);
  await set(id, { version: 0, cost: 41.37 });
  const content = await office.signIn(['products.edit', 'prices.edit']);
  expect((await see(id, content)).problem).toMatchObject({ permission: 'costs.see' });
  const refused = await set(id, { version: 0, cost: 1 }, content);
  expect(refused.problem).toMatchObject({ status: 403, permission: 'costs.see' });
  const accounts = await office.signIn('accounts');
  expect((await see(id, accounts)).body.data.cost).toBe(41.37);
  expect((await set(id, { version: 0, cost: 1 }, accounts)).problem).toMatchObject({
    permission: 'prices.edit',
  });
  const product = await office.call('getStaffProduct', { params: { id } }, { as: content });
  const reader = await office.signIn(['audit.read']);
  const query = { subject_kind: 'product', subject_id: String(id) };
  const trail = await office.call('listAuditRows', { query }, { as: reader });
  expect(trail.body.data.map(({ action }) => action)).toEqual(['product.cost']);
  const inShop = await office.shop.call('getProduct', { params: { id } });
  expect(`${product.bytes}${inShop.bytes}${trail.bytes}`).not.toContain('41.37');
});
