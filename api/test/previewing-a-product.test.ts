import { afterAll, beforeAll, expect, it } from 'vitest';
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

const linkTo = async (id: number, as = manager) =>
  office.call('getPreviewLink', { params: { id } }, { as });
const tokenIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const open = (token: string) =>
  office.shop.call('getProductPreview', { body: { token } }, { locale: 'en' });

it('the link shows a draft as its page will be, for an hour; nobody sees it without the link', async () => {
  const body = { ...NEW_PRODUCT, tiers: [], name_en: 'Secret lamp', discount: 50 };
  const { id } = (await office.call('addProduct', { body }, { as: manager })).body.data;
  const { url } = (await linkTo(id)).body.data;
  expect(url).toMatch(`${office.shop.deps.config.publicUrl}/product/preview/`);
  const seen = await open(tokenIn(url));
  expect(seen.body.data).toMatchObject({ id, name: 'Secret lamp', list_price: 300, price: 150 });
  expect((await office.shop.call('getProduct', { params: { id } })).status).toBe(404);
  office.clock.advance({ minutes: 61 });
  expect((await open(tokenIn(url))).problem).toMatchObject({ code: 'product_not_found' });
});

it('a changed link, one of another purpose and none at all show nothing', async () => {
  const [one, other] = [await insertProduct(office.db), await insertProduct(office.db)];
  const token = tokenIn((await linkTo(one)).body.data.url);
  const [, ends, signature] = token.split('-');
  for (const forged of [
    `${other.toString(36)}-${ends}-${signature}`,
    token.slice(0, -1),
    `${one.toString(36)}-zzzzzz-${signature}`,
    'x',
  ]) {
    expect((await open(forged)).status).toBe(404);
  }
});

it('only who may edit products makes links, to products that there are', async () => {
  const id = await insertProduct(office.db);
  const packer = await office.signIn('warehouse');
  expect((await linkTo(id, packer)).problem).toMatchObject({ permission: 'products.edit' });
  expect((await linkTo(999_999)).problem).toMatchObject({ code: 'product_not_found' });
});
