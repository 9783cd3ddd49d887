import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { productPreviews } from '../src/browse/product-preview-tables.ts';
import { runHousekeeping } from '../src/housekeeping.ts';
import { products } from '../src/products/product-tables.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { photograph } from './arrange/photographs.ts';
import { NEW_PRODUCT } from './arrange/staff-changes/product-changes.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
});
afterAll(() => office.close());

async function typed(id: number) {
  const { body } = await office.call('getStaffProduct', { params: { id } }, { as: manager });
  const { id: _, sku: __, stock: ___, image: ____, ...fields } = body.data;
  return fields;
}
async function preview(id: number, changed: object, as = manager) {
  const body = { ...(await typed(id)), ...changed };
  return office.call('previewProduct', { params: { id }, body }, { as });
}
const tokenIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const open = (token: string, locale: 'ar' | 'en' = 'en') =>
  office.shop.call('getProductPreview', { body: { token } }, { locale });
const inShop = async (id: number) =>
  (await office.shop.call('getProduct', { params: { id } }, { locale: 'en' })).body.data;

it('the link shows what was typed, in both languages, while the shop and the product stay as they are', async () => {
  const id = await insertProduct(office.db, { name: { ar: 'قديمة', en: 'Old' } });
  const body = await photograph();
  const picture = (await office.call('uploadPicture', { body }, { as: manager })).body.data;
  const [before, shown] = [await typed(id), await inShop(id)];
  const audited = await office.db.$count(auditLog);
  const { url } = (
    await preview(id, {
      name_ar: 'جديدة',
      name_en: 'New',
      list_price: 200,
      discount: 50,
      pictures: [{ id: picture.id, light_id: null, alt_ar: '', alt_en: '', room: null }],
    })
  ).body.data;
  expect(url).toMatch(`${office.shop.deps.config.publicUrl}/product/preview/`);
  expect((await open(tokenIn(url))).body.data).toMatchObject({
    ...{ id, name: 'New', list_price: 200, price: 100 },
    images: [{ src: picture.src, alt: 'New' }],
  });
  expect((await open(tokenIn(url), 'ar')).body.data.name).toBe('جديدة');
  expect(await inShop(id)).toEqual(shown);
  expect(await typed(id)).toEqual(before);
  expect(await office.db.$count(auditLog)).toBe(audited);
});

it('a product that is not added yet is shown too, and is not added', async () => {
  const before = await office.db.$count(products);
  const body = { ...NEW_PRODUCT, tiers: [], name_en: 'Secret lamp', discount: 50, stock: 3 };
  const { url } = (await office.call('previewNewProduct', { body }, { as: manager })).body.data;
  const seen = (await open(tokenIn(url))).body.data;
  expect(seen).toMatchObject({ name: 'Secret lamp', price: 150, stock: { available: 3 } });
  expect(await office.db.$count(products)).toBe(before);
  expect((await office.call('addProduct', { body }, { as: manager })).status).toBe(200);
});

it('what saving refuses is refused, beside the same fields', async () => {
  const id = await insertProduct(office.db);
  const tiers = [{ from: 2, price: 9_999 }];
  expect((await preview(id, { name_en: ' ' })).problem).toMatchObject({
    fields: { name_en: 'name_required' },
  });
  expect((await preview(id, { tiers })).problem).toMatchObject({ code: 'tiers_do_not_fall' });
  expect((await preview(id, { version: 9 })).problem).toMatchObject({
    ...{ code: 'record_changed', version: 1 },
  });
  const body = { ...NEW_PRODUCT, tiers: [], sku: '-' };
  const added = await office.call('previewNewProduct', { body }, { as: manager });
  expect(added.problem).toMatchObject({ fields: { sku: 'sku_invalid' } });
});

it('only who may save what was typed can preview it', async () => {
  const id = await insertProduct(office.db);
  const packer = await office.signIn('warehouse');
  expect((await preview(id, {}, packer)).problem).toMatchObject({ permission: 'products.edit' });
  const content = await office.signIn('content');
  expect((await preview(id, { list_price: 1 }, content)).problem).toMatchObject({
    permission: 'prices.edit',
  });
  const { list_price, discount, discount_from, discount_until, tiers, ...body } = await typed(id);
  const input = { params: { id }, body: { ...body, name_en: 'By content' } };
  expect((await office.call('previewProduct', input, { as: content })).status).toBe(200);
});

it('a link works for an hour; a changed one, one of another preview and none at all show nothing', async () => {
  const id = await insertProduct(office.db);
  const token = tokenIn((await preview(id, { name_en: 'One' })).body.data.url);
  const other = tokenIn((await preview(id, { name_en: 'Other' })).body.data.url);
  const [, ends, signature] = token.split('-');
  for (const forged of [
    `${other.split('-')[0]}-${ends}-${signature}`,
    token.slice(0, -1),
    `${token.split('-')[0]}-zzzzzz-${signature}`,
    'x',
  ]) {
    expect((await open(forged)).status).toBe(404);
  }
  expect((await open(token)).body.data.name).toBe('One');
  office.clock.advance({ minutes: 61 });
  expect((await open(token)).problem).toMatchObject({ code: 'product_not_found' });
  await runHousekeeping({ db: office.db, now: office.clock.now });
  expect(await office.db.$count(productPreviews)).toBe(0);
});

it('one of the staff has the latest twenty previews', async () => {
  const id = await insertProduct(office.db);
  const tokens: string[] = [];
  for (let turn = 0; turn < 21; turn += 1) {
    tokens.push(tokenIn((await preview(id, { name_en: `Turn ${turn}` })).body.data.url));
  }
  expect((await open(tokens[0] ?? '')).status).toBe(404);
  expect((await open(tokens[1] ?? '')).body.data.name).toBe('Turn 1');
  expect((await open(tokens[20] ?? '')).body.data.name).toBe('Turn 20');
});
