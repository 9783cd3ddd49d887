import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { products, removedProducts } from '../src/products/product-tables.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { NEW_PRODUCT } from './arrange/staff-changes/product-changes.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
});
afterAll(() => office.close());

let serial = 0;
async function draft(given: object = {}) {
  serial += 1;
  const body = { ...NEW_PRODUCT, sku: `DRAFT-${serial}`, tiers: [], ...given };
  return (await office.call('addProduct', { body }, { as: manager })).body.data;
}
async function edit(id: number, changed: object) {
  const { body } = await office.call('getStaffProduct', { params: { id } }, { as: manager });
  const { id: _, sku: __, stock: ___, image: ____, ...fields } = body.data;
  const input = { params: { id }, body: { ...fields, ...changed } };
  return office.call('editProduct', input, { as: manager });
}
const remove = ({ id, version }: { id: number; version: number }, as = manager) =>
  office.call('removeDraft', { params: { id }, body: { version } }, { as });
const isThere = async (id: number) => (await office.db.$count(products, eq(products.id, id))) > 0;

it('a draft goes with its history, and products that showed it no longer do; the trail has what it was', async () => {
  const { id, sku } = await draft({ name_en: 'Mistake' });
  const beside = await insertProduct(office.db);
  expect((await edit(beside, { related: [sku] })).body.data.related).toHaveLength(1);
  const { version } = (await edit(id, { name_en: 'Renamed mistake' })).body.data;
  expect((await remove({ id, version })).body.data).toEqual({ id });
  expect(await isThere(id)).toBe(false);
  expect(await office.db.$count(removedProducts, eq(removedProducts.id, id))).toBe(1);
  const shown = await office.call('getStaffProduct', { params: { id: beside } }, { as: manager });
  expect(shown.body.data.related).toEqual([]);
  const [row] = await office.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(row).toMatchObject({
    action: 'product.remove',
    subjectId: String(id),
    before: { sku, name_en: 'Renamed mistake' },
    after: null,
  });
  // Its SKU is free again.
  expect((await draft({ sku })).sku).toBe(sku);
});

it('one that a colleague put on sale meanwhile stays, and so does what was on sale once', async () => {
  const added = await draft();
  const sold = (await edit(added.id, { state: 'on_sale' })).body.data;
  expect((await remove(added)).problem).toMatchObject({
    ...{ code: 'record_changed', version: 2, current: { state: 'on_sale' } },
  });
  expect((await remove(sold)).problem).toMatchObject({ status: 409, code: 'not_a_draft' });
  const withdrawn = (await edit(added.id, { state: 'withdrawn' })).body.data;
  expect((await remove(withdrawn)).problem).toMatchObject({ code: 'not_a_draft' });
  expect(await isThere(added.id)).toBe(true);
});

it('one with stock movements stays', async () => {
  const stocked = await draft({ stock: 2 });
  expect((await remove(stocked)).problem).toMatchObject({
    ...{ status: 409, code: 'draft_in_use', stock: true, orders: false },
  });
  expect(await isThere(stocked.id)).toBe(true);
});

it('it is for who may add products; of two who delete it at once one finds it gone', async () => {
  const added = await draft();
  const content = await office.signIn('content');
  expect((await remove(added, content)).problem).toMatchObject({ permission: 'prices.edit' });
  const both = await Promise.all([remove(added), remove(added)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
});
