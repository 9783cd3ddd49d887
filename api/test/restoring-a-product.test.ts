import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import {
  insertBrand,
  insertCategory,
  insertProduct,
  type NewProduct,
} from './arrange/catalogue.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
});
afterAll(() => office.close());

async function arrange(product: NewProduct = {}) {
  const id = await insertProduct(office.db, { name: { ar: 'أباجورة', en: 'Lamp' }, ...product });
  return { id, edit: (changed: object) => edit(id, changed) };
}
async function edit(id: number, changed: object) {
  const { body } = await office.call('getStaffProduct', { params: { id } }, { as: manager });
  const { id: _, sku: __, stock: ___, image: ____, pictures: _____, ...fields } = body.data;
  const saved = await office.call(
    'editProduct',
    { params: { id }, body: { ...fields, ...changed } },
    { as: manager },
  );
  return saved.body.data;
}
const versions = async (id: number) =>
  (await office.call('listProductVersions', { params: { id } }, { as: manager })).body.data;
const restore = (id: number, body: { version: number; restored: number }, as = manager) =>
  office.call('restoreProduct', { params: { id }, body }, { as });

it('an earlier state comes back as a new version, in the shop at once, and can be undone likewise', async () => {
  const { id, edit: change } = await arrange({ listPrice: 100 });
  await change({ name_en: 'Table lamp', specs: { watt: 9 } });
  await change({ list_price: 150, discount: 10 });
  expect(await versions(id)).toMatchObject([
    { version: 2, name: expect.any(String), list_price: 100, differs: ['list_price', 'discount'] },
    { version: 1, list_price: 100, actor: { kind: 'staff' } },
  ]);
  const { body } = await restore(id, { version: 3, restored: 1 });
  expect(body).toMatchObject({
    data: { version: 4, name_en: 'Lamp', list_price: 100, discount: 0, specs: {} },
    lost: [],
  });
  const inShop = await office.shop.call('getProduct', { params: { id } }, { locale: 'en' });
  expect(inShop.body.data).toMatchObject({ name: 'Lamp', price: 100 });
  const rows = await office.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(id)));
  expect(rows.at(-1)).toMatchObject({
    action: 'product.restore',
    before: { name_en: 'Table lamp', list_price: 150 },
    after: { name_en: 'Lamp', list_price: 100 },
  });
  const back = await restore(id, { version: 4, restored: 3 });
  expect(back.body.data).toMatchObject({ name_en: 'Table lamp', list_price: 150, discount: 10 });
});

it('a category, brand or product beside it that the shop no longer has is named, and the rest comes back', async () => {
  const categoryId = await insertCategory(office.db, { slug: 'going' });
  const brandId = await insertBrand(office.db, { slug: 'leaving', name: { ar: 'أ', en: 'A' } });
  const { id, edit: change } = await arrange({ categoryId, brandId });
  await change({ name_en: 'Other', category: null, brand: null });
  await office.db.execute(`delete from categories where id = ${categoryId}`);
  await office.db.execute(`delete from brands where id = ${brandId}`);
  const { body } = await restore(id, { version: 2, restored: 1 });
  expect(body).toMatchObject({
    data: { name_en: 'Lamp', category: null, brand: null },
    lost: ['category', 'brand'],
  });
});

it('it stays withdrawn if it is, and prices stay for who may not change them', async () => {
  const { id, edit: change } = await arrange({ listPrice: 100 });
  await change({ name_en: 'Other', list_price: 200, state: 'withdrawn' });
  const content = await office.signIn(['products.edit']);
  const { body } = await restore(id, { version: 2, restored: 1 }, content);
  expect(body.data).toMatchObject({ name_en: 'Lamp', list_price: 200, state: 'withdrawn' });
});

it('a stale version, an unknown state and who may not edit are refused', async () => {
  const { id, edit: change } = await arrange();
  await change({ name_en: 'Other' });
  const stale = await restore(id, { version: 1, restored: 1 });
  expect(stale.problem).toMatchObject({ status: 409, code: 'record_changed', version: 2 });
  const unknown = await restore(id, { version: 2, restored: 7 });
  expect(unknown.problem).toMatchObject({ status: 404, code: 'product_version_not_found' });
  const packer = await office.signIn('warehouse');
  expect((await restore(id, { version: 2, restored: 1 }, packer)).status).toBe(403);
});
