import { wallTimeOf } from '@dp/contract/cairo-time.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { exportCatalog } from '../src/catalog/export-catalog.ts';
import { importCatalog } from '../src/catalog/import-catalog.ts';
import { turnProducts } from '../src/catalog/turn-products.ts';
import { commandLine } from '../src/principals/principal.ts';
import { stockMovements } from '../src/products/product-tables.ts';
import { insertCategory, insertProduct } from './arrange/catalogue.ts';
import { depsOf } from './arrange/orders.ts';
import { FakePictures } from './arrange/pictures.ts';
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
const add = (body: object, as = manager) => {
  serial += 1;
  const sku = `ADD-${serial}`;
  return office.call('addProduct', { body: { ...NEW_PRODUCT, sku, ...body } }, { as });
};
const added = async (body: object) => (await add(body)).body.data;
async function edit(id: number, changed: object) {
  const { body } = await office.call('getStaffProduct', { params: { id } }, { as: manager });
  const { id: _, sku: __, stock: ___, image: ____, ...fields } = body.data;
  return office.call(
    'editProduct',
    { params: { id }, body: { ...fields, ...changed } },
    { as: manager },
  );
}
const inShop = (id: number) => office.shop.call('getProduct', { params: { id } }, { locale: 'en' });
const found = async (query: string) => {
  const { body } = await office.shop.call('searchProducts', { query: { query } }, { locale: 'en' });
  return body.data.data.map(({ id }) => id);
};
const inMinutes = (minutes: number) =>
  wallTimeOf(new Date(office.clock.now().getTime() + minutes * 60_000));
/** What a shop does every second. */
async function passMinutes(minutes: number): Promise<void> {
  office.clock.advance({ minutes });
  await turnProducts(depsOf(office.shop));
  await office.shop.deps.catalog.refresh();
}

it('a draft has its stock and its row in the trail, and no shopper learns of it', async () => {
  const draft = await added({ name_en: 'Secret chandelier', stock: 4 });
  expect(draft).toMatchObject({ state: 'draft', stock: 4, version: 1, image: null });
  expect((await inShop(draft.id)).status).toBe(404);
  expect(await found('secret chandelier')).toEqual([]);
  const movements = await office.db
    .select({ delta: stockMovements.delta, reason: stockMovements.reason })
    .from(stockMovements)
    .where(eq(stockMovements.productId, draft.id));
  expect(movements).toEqual([{ delta: 4, reason: 'received' }]);
  const [row] = await office.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(row).toMatchObject({
    action: 'product.add',
    subjectId: String(draft.id),
    before: null,
    after: { sku: draft.sku, name_en: 'Secret chandelier', stock: 4, state: 'draft' },
  });
});

it('put on sale it is in lists and search at once; withdrawn its page says that it was sold', async () => {
  const { id } = await added({ name_en: 'Crystal lantern', stock: 1 });
  await edit(id, { state: 'on_sale' });
  expect((await inShop(id)).body.data).toMatchObject({ name: 'Crystal lantern', price: 300 });
  expect(await found('crystal lantern')).toEqual([id]);
  await edit(id, { state: 'withdrawn' });
  expect((await inShop(id)).status).toBe(410);
  expect(await found('crystal lantern')).toEqual([]);
});

it('a product with a date goes on sale by itself, and the trail says so', async () => {
  const from = inMinutes(90);
  const { id, version } = await added({ state: 'on_sale', on_sale_from: from });
  const scheduled = await office.call(
    'listStaffProducts',
    { query: { filter: 'scheduled' } },
    { as: manager },
  );
  expect(scheduled.body.data).toMatchObject([{ id, state: 'on_sale', on_sale_from: from }]);
  await passMinutes(60);
  expect((await inShop(id)).status).toBe(404);
  await passMinutes(31);
  expect((await inShop(id)).status).toBe(200);
  const { body } = await office.call('getStaffProduct', { params: { id } }, { as: manager });
  expect(body.data).toMatchObject({ state: 'on_sale', on_sale_from: null, version });
  const [row] = await office.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(row).toMatchObject({
    action: 'product.turn',
    actorName: 'calendar',
    subjectId: String(id),
    before: { on_sale_from: from },
    after: { on_sale_from: null },
  });
});

it('a discount begins and ends by itself: in the page, in lists by price, and in what is charged', async () => {
  const { id } = await added({
    state: 'on_sale',
    stock: 5,
    discount: 50,
    discount_from: inMinutes(60),
    discount_until: inMinutes(120),
  });
  const seen = async () => {
    const { body: list } = await office.shop.call('listProducts', { body: {} });
    const { body: cart } = await office.shop.call('listCartProducts', {
      body: { lines: [{ id, quantity: 1 }] },
    });
    return [
      (await inShop(id)).body.data.price,
      list.data.find((product) => product.id === id)?.price,
      cart.products[0]?.price,
    ];
  };
  expect(await seen()).toEqual([300, 300, 300]);
  await passMinutes(61);
  expect(await seen()).toEqual([150, 150, 150]);
  await passMinutes(60);
  expect(await seen()).toEqual([300, 300, 300]);
});

it('an editor that was open when a date came saves without a conflict', async () => {
  const { id } = await added({ state: 'on_sale', discount: 20, discount_until: inMinutes(30) });
  const { body } = await office.call('getStaffProduct', { params: { id } }, { as: manager });
  const { id: _, sku: __, stock: ___, image: ____, ...fields } = body.data;
  await passMinutes(31);
  const saved = await office.call(
    'editProduct',
    { params: { id }, body: { ...fields, name_en: 'Renamed' } },
    { as: manager },
  );
  expect(saved.body.data).toMatchObject({ name_en: 'Renamed', discount: 0, discount_until: null });
});

it('two processes turn a product once', async () => {
  const { id } = await added({ state: 'on_sale', on_sale_from: inMinutes(10) });
  office.clock.advance({ minutes: 11 });
  const deps = depsOf(office.shop);
  const turned = await Promise.all([turnProducts(deps), turnProducts(deps)]);
  expect(turned.reduce((sum, some) => sum + some)).toBe(1);
  const rows = await office.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(id)));
  expect(rows.map(({ action }) => action)).toEqual(['product.add', 'product.turn']);
});

it('a copy has the pictures of its original, and an SKU and stock of its own', async () => {
  const original = await insertProduct(office.db, { sku: 'BRASS-1', tags: ['brass'] });
  const { body } = await office.call(
    'getStaffProduct',
    { params: { id: original } },
    { as: manager },
  );
  const copy = await added({ copy_of: original });
  expect(copy.image).toEqual(body.data.image);
  expect(copy.stock).toBe(0);
});

it.each([
  ['an SKU that another product has', { sku: 'TAKEN-1' }, 409, 'sku_taken', { sku: 'sku_taken' }],
  ['it in other letters', { sku: 'taken-1' }, 409, 'sku_taken', { sku: 'sku_taken' }],
  ['no SKU', { sku: ' ' }, 400, 'validation_failed', { sku: 'sku_invalid' }],
  ['no price', { list_price: null }, 400, 'validation_failed', { list_price: 'not_a_number' }],
  ['a category that is gone', { category: 'gone' }, 404, 'category_not_found', undefined],
  ['a copy of nothing', { copy_of: 999_999 }, 404, 'product_not_found', undefined],
  [
    'an invalid time',
    { on_sale_from: '2026-02-30T10:00' },
    400,
    'validation_failed',
    { on_sale_from: 'moment_invalid' },
  ],
  [
    'a discount that ends before it begins',
    { discount_from: '2030-01-02T10:00', discount_until: '2030-01-02T10:00' },
    400,
    'validation_failed',
    { discount_until: 'ends_before_start' },
  ],
] as const)('%s is refused, at its field', async (_, body, status, code, fields) => {
  await insertProduct(office.db, { sku: 'TAKEN-1' }).catch(() => undefined);
  const { problem } = await add(body);
  expect(problem).toMatchObject({ status, code, ...(fields && { fields }) });
});

it('of two who add the same SKU at once one is refused', async () => {
  const both = await Promise.all([add({ sku: 'TWINS-1' }), add({ sku: 'TWINS-1' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('products with like SKUs have different slugs in the shop', async () => {
  const ids = [
    (await added({ sku: 'LIKE.1', state: 'on_sale' })).id,
    (await added({ sku: 'LIKE/1', state: 'on_sale' })).id,
  ];
  const slugs = await Promise.all(ids.map(async (id) => (await inShop(id)).body.data.slug));
  expect(slugs).toEqual(['like-1', 'like-1-2']);
});

it('adding needs the permission for prices, and for stock that of stock', async () => {
  const texts = await office.signIn(['products.edit']);
  expect((await add({}, texts)).problem).toMatchObject({ permission: 'prices.edit' });
  const prices = await office.signIn(['products.edit', 'prices.edit']);
  expect((await add({ stock: 1 }, prices)).problem).toMatchObject({ permission: 'stock.adjust' });
  expect((await add({}, prices)).status).toBe(200);
});

it('drafts and dates survive an export and an import of it', async () => {
  await insertCategory(office.db, { slug: 'files' });
  const { sku } = await added({
    category: 'files',
    discount: 10,
    discount_from: '2031-05-01T09:00',
  });
  await added({ category: 'files', state: 'on_sale', on_sale_from: '2031-05-01T10:30' });
  const file = await exportCatalog(office.db, commandLine, (src) => `media:${src}`);
  const exported = file.products.find((product) => product.sku === sku);
  expect(exported).toMatchObject({ draft: true, discount: 10, discount_from: '2031-05-01T09:00' });
  const products = file.products
    .filter(({ category }) => category === 'files')
    .map((product) => ({ ...product, pictures: [] }));
  const pictures = new FakePictures();
  const again = await importCatalog(depsOf(office.shop), commandLine, { products }, { pictures });
  expect(again.products).toEqual({ created: 0, updated: 0, unchanged: 2 });
});

it('specifications, texts for search engines and products beside it show on its page', async () => {
  const beside = await insertProduct(office.db, { sku: 'BESIDE-1' });
  const hidden = await insertProduct(office.db, { sku: 'BESIDE-2', published: false });
  const specs = { kind: 'pendant-dome', lamps: 1, base: 'E27', rooms: ['living'] };
  const seo = {
    title_ar: '',
    title_en: 'Brass dome pendant',
    description_ar: '',
    description_en: '',
  };
  const { id, sku } = await added({
    ...{ state: 'on_sale', specs, seo },
    related: ['BESIDE-2', 'BESIDE-1', 'BESIDE-1'],
  });
  const page = (await inShop(id)).body;
  expect(page.data.specs).toEqual(specs);
  expect(page.seo).toEqual({ title: 'Brass dome pendant' });
  expect(page.related?.map((product) => product.id)).toEqual([beside]);
  expect(
    (await office.shop.call('getProduct', { params: { id } }, { locale: 'ar' })).body.seo,
  ).toBe(undefined);
  // What is beside it sells out of the shop, and the page follows.
  await edit(beside, { state: 'withdrawn' });
  await edit(hidden, { state: 'on_sale' });
  expect((await inShop(id)).body.related?.map((product) => product.id)).toEqual([hidden]);
  const own = await edit(id, { related: [sku] });
  expect(own.body.data.related).toEqual([]);
  const unknown = await edit(id, { related: ['NO-SUCH'] });
  expect(unknown.problem).toMatchObject({ status: 404, fields: { related: 'sku_unknown' } });
  const wrong = await edit(id, { specs: { watt: -1, base: 'E28' } });
  expect(wrong.problem).toMatchObject({
    status: 400,
    fields: { 'specs.watt': 'too_small', 'specs.base': 'invalid' },
  });
});
