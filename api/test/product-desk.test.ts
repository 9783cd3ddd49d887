import type { StaffProduct } from '@dp/contract/staff/products.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { editProduct } from '../src/catalog/edit-product.ts';
import { importCatalog } from '../src/catalog/import-catalog.ts';
import { commandLine } from '../src/principals/principal.ts';
import { insertBrand, insertCategory, insertProduct } from './arrange/catalogue.ts';
import { depsOf } from './arrange/orders.ts';
import { FakePictures } from './arrange/pictures.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
});
afterAll(() => office.close());

const list = async (query: object = {}) =>
  (await office.call('listStaffProducts', { query }, { as: manager })).body;
const idsOf = async (query: object) => (await list(query)).data.map(({ id }) => id);
const see = async (id: number) =>
  (await office.call('getStaffProduct', { params: { id } }, { as: manager })).body.data;
const edit = (id: number, body: object, as = manager) =>
  office.call('editProduct', { params: { id }, body }, { as });
const inShop = (id: number) => office.shop.call('getProduct', { params: { id } }, { locale: 'en' });

/** What the editor sends when nothing is typed. */
function fieldsOf({ id: _, sku: __, stock: ___, image: ____, ...fields }: StaffProduct) {
  return fields;
}
async function arrange(product: Parameters<typeof insertProduct>[1] = {}) {
  const id = await insertProduct(office.db, product);
  return { id, fields: fieldsOf(await see(id)) };
}

it('an edit shows in the shop at once, and the trail has what changed, before and after', async () => {
  const brand = await insertBrand(office.db, { slug: 'nour', name: { ar: 'نور', en: 'Nour' } });
  const category = await insertCategory(office.db, { slug: 'desk-lamps' });
  const { id, fields } = await arrange({ name: { ar: 'أباجورة', en: 'Lamp' }, listPrice: 100 });
  const body = {
    ...fields,
    name_en: 'Desk lamp',
    description_en: 'First line\nsecond line',
    category: 'desk-lamps',
    brand: 'nour',
    list_price: 250.5,
    discount: 20,
    tiers: [
      { from: 6, price: 180 },
      { from: 24, percent: 40 },
    ],
    featured: 3,
  };
  const saved = await edit(id, body);
  expect(saved.body.data).toEqual({ ...(await see(id)), ...body, version: 2 });
  expect(saved.body.shop_url).toBe(`${office.shop.deps.config.publicUrl}/product/details/${id}`);
  expect((await inShop(id)).body.data).toMatchObject({
    name: 'Desk lamp',
    description: 'First line\nsecond line',
    category: { id: category },
    brand: { id: brand, name: 'Nour' },
    list_price: 250.5,
    discount: 20,
    price: 200,
    tiers: [
      { from: 6, price: 180 },
      { from: 24, price: 150 },
    ],
    featured: true,
  });
  const { body: found } = await office.shop.call(
    'searchProducts',
    { query: { query: 'nour desk lamp' } },
    { locale: 'en' },
  );
  expect(found.data.data.map((product) => product.id)).toContain(id);
  const unchanged = [
    'tags',
    'name_ar',
    'description_ar',
    'version',
    'state',
    'pictures',
    'specs',
    'seo',
    'related',
    'item_code',
    'unit_type',
  ];
  const changed = Object.fromEntries(
    Object.entries(body).filter(
      ([name]) => !unchanged.includes(name) && !/_(from|until)$/.test(name),
    ),
  );
  const rows = await office.db.select().from(auditLog);
  expect(rows.at(-1)).toMatchObject({
    action: 'product.edit',
    actorId: manager.staffId,
    subjectId: String(id),
    before: { name_en: 'Lamp', list_price: 100, discount: 0, tiers: [], category: null },
    after: changed,
  });
  expect(rows.at(-1)?.after).toEqual(changed);
});

it('a product is withdrawn and put back; saving what is so already changes nothing', async () => {
  const { id, fields } = await arrange();
  const withdrawn = await edit(id, { ...fields, state: 'withdrawn' });
  expect((await inShop(id)).status).toBe(410);
  const back = await edit(id, { ...fieldsOf(withdrawn.body.data), state: 'on_sale' });
  expect((await inShop(id)).status).toBe(200);
  const rows = (await office.db.select().from(auditLog)).length;
  const same = await edit(id, fieldsOf(back.body.data));
  expect(same.body.data.version).toBe(3);
  expect((await office.db.select().from(auditLog)).length).toBe(rows);
});

it('of two who edit a product at once the second sees what the first saved', async () => {
  const { id, fields } = await arrange();
  const [one, other] = await Promise.all([
    edit(id, { ...fields, list_price: 110 }),
    edit(id, { ...fields, list_price: 120 }),
  ]);
  const [saved, refused] = one.status === 200 ? [one, other] : [other, one];
  expect(refused.problem).toMatchObject({
    status: 409,
    code: 'record_changed',
    version: 2,
    current: saved.body.data,
  });
  expect((await inShop(id)).body.data.list_price).toBe(saved.body.data.list_price);
});

it('an edit by command or by catalogue file counts as somebody else’s; a sale does not', async () => {
  const { id, fields } = await arrange({ sku: 'TWICE-1' });
  await office.db.execute("update products set stock = stock - 1 where sku = 'TWICE-1'");
  await editProduct(depsOf(office.shop), commandLine, { sku: 'TWICE-1' }, { discount: 5 });
  const late = await edit(id, { ...fields, list_price: 1 });
  expect(late.problem).toMatchObject({ code: 'record_changed', version: 2 });
  const { version } = await see(id);
  const product = {
    sku: 'TWICE-1',
    name: { ar: 'لمبة', en: 'Bulb' },
    category: null,
    list_price: 90,
  };
  const pictures = new FakePictures();
  const file = { products: [product] };
  await importCatalog(depsOf(office.shop), commandLine, file, { pictures });
  expect((await edit(id, { ...fields, version })).problem).toMatchObject({ version: 3 });
  await importCatalog(depsOf(office.shop), commandLine, file, { pictures });
  expect((await see(id)).version).toBe(3);
});

it.each([
  ['no name', { name_ar: ' ' }, { name_ar: 'name_required' }],
  ['a name of 161 letters', { name_en: 'x'.repeat(161) }, { name_en: 'too_long' }],
  ['no price', { list_price: null }, { list_price: 'not_a_number' }],
  ['a price below zero', { list_price: -1 }, { list_price: 'too_small' }],
  ['half a piastre', { list_price: 1.005 }, { list_price: 'too_many_decimals' }],
  ['a discount of more than all', { discount: 101 }, { discount: 'too_big' }],
  ['a price for none', { tiers: [{ from: 1, price: 5 }] }, { 'tiers.0.from': 'too_small' }],
  [
    'a price and a percentage',
    { tiers: [{ from: 2, price: 5, percent: 5 }] },
    { 'tiers.0.price': 'percent_or_amount' },
  ],
  ['a place before the first', { featured: 0 }, { featured: 'too_small' }],
])('%s is refused beside its field', async (_, body, fields) => {
  const { id, fields: before } = await arrange();
  expect((await edit(id, { ...before, ...body })).problem).toMatchObject({ status: 400, fields });
});

it('prices by quantity must fall; the first that does not is named, in the preview too', async () => {
  const { id, fields } = await arrange({ listPrice: 100 });
  const { list_price, discount } = fields;
  const refusals = [
    [[{ from: 6, price: 100 }], { 'tiers.0.price': 'tier_not_cheaper' }],
    [[{ from: 6, percent: 0 }], { 'tiers.0.percent': 'tier_not_cheaper' }],
    [
      [
        { from: 6, price: 90 },
        { from: 6, price: 80 },
      ],
      { 'tiers.1.from': 'tier_quantity_not_higher' },
    ],
  ] as const;
  for (const [tiers, named] of refusals) {
    const refusal = { status: 422, code: 'tiers_do_not_fall', fields: named };
    expect((await edit(id, { ...fields, tiers })).problem).toMatchObject(refusal);
    const preview = await office.call(
      'previewPrices',
      { body: { list_price, discount, tiers } },
      { as: manager },
    );
    expect(preview.problem).toMatchObject(refusal);
  }
});

it('the preview says what the shop shows once it is saved', async () => {
  const { id, fields } = await arrange();
  const prices = {
    list_price: 99.99,
    discount: 12.5,
    tiers: [
      { from: 3, percent: 10 },
      { from: 5, percent: 30 },
    ],
  };
  const preview = await office.call('previewPrices', { body: prices }, { as: manager });
  await edit(id, { ...fields, ...prices });
  const { list_price, price, saving, tiers } = (await inShop(id)).body.data;
  expect(preview.body.data).toEqual({ list_price, price, saving, tiers });
  expect([price, tiers]).toEqual([87, [{ from: 5, price: 70 }]]);
});

it('who may not change prices edits the rest; others see no products', async () => {
  const content = await office.signIn('content');
  const { id, fields } = await arrange({ listPrice: 100 });
  const { name_ar, description_ar, description_en, category, brand, featured, version } = fields;
  const { state, on_sale_from } = fields;
  const texts = { name_ar, description_ar, description_en, category, brand, featured };
  const rest = { version, ...texts, state, on_sale_from };
  const named = await edit(id, { ...rest, name_en: 'Renamed' }, content);
  expect(named.body.data).toMatchObject({ name_en: 'Renamed', list_price: 100, version: 2 });
  const priced = await edit(id, { ...fields, version: 2, list_price: 1 }, content);
  expect(priced.problem).toMatchObject({ status: 403, permission: 'prices.edit' });
  const warehouse = await office.signIn('warehouse');
  const refused = await office.call('listStaffProducts', {}, { as: warehouse });
  expect(refused.problem).toMatchObject({ status: 403, permission: 'products.edit' });
  const unknown = await edit(999_999, fields);
  expect(unknown.problem).toMatchObject({ status: 404, code: 'product_not_found' });
  const nowhere = await edit(id, { ...fields, version: 2, category: 'no-such' });
  expect(nowhere.problem).toMatchObject({ status: 404, code: 'category_not_found' });
});

it('the list has the newest first, by pages, and is narrowed by state, category and text', async () => {
  const parentId = await insertCategory(office.db, { slug: 'outdoor' });
  const below = await insertCategory(office.db, { slug: 'garden', parentId });
  const some = [];
  for (let n = 0; n < 51; n += 1) {
    some.push(await insertProduct(office.db, { categoryId: n % 2 === 0 ? parentId : below }));
  }
  const name = { ar: 'كشّاف حديقة إيطالي', en: 'Italian garden light' };
  const withdrawn = await insertProduct(office.db, {
    sku: 'GRD-77',
    name,
    categoryId: below,
    published: false,
    listPrice: 200,
    discount: 10,
  });
  const first = await list({ category: 'outdoor' });
  expect(first.data[0]).toMatchObject({
    id: withdrawn,
    sku: 'GRD-77',
    name: name.en,
    list_price: 200,
    price: 180,
    state: 'withdrawn',
    featured: false,
  });
  const second = await list({ category: 'outdoor', before: first.next });
  expect([first.data.length, second.data.length, second.next]).toEqual([50, 2, null]);
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  expect(ids).toEqual([withdrawn, ...some.toReversed()]);
  expect(await idsOf({ category: 'garden', filter: 'withdrawn' })).toEqual([withdrawn]);
  expect(await idsOf({ category: 'outdoor', filter: 'on_sale' })).not.toContain(withdrawn);
  expect(await idsOf({ category: 'outdoor', filter: 'featured' })).toEqual([]);
  expect(await idsOf({ text: 'كشاف ايطالى' })).toEqual([withdrawn]);
  expect(await idsOf({ text: 'grd-7', filter: 'withdrawn' })).toEqual([withdrawn]);
  expect(await idsOf({ text: 'grd-7', filter: 'on_sale' })).toEqual([]);
  const groups = await office.call('listProductGroups', {}, { as: manager });
  expect(groups.body.data.categories.map(({ slug }) => slug)).toContain('garden');
});
