import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { productVersions } from '../src/products/product-tables.ts';
import { insertCategory, insertProduct } from './arrange/catalogue.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let content: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  content = await office.signIn('content');
});
afterAll(() => office.close());

const see = async (id: number) =>
  (await office.call('getStaffProduct', { params: { id } }, { as: content })).body.data;
/** Saves a product as somebody who may not change prices. */
async function edit(id: number, changed: object) {
  const { id: _, sku: __, stock: ___, image: ____, ...rest } = await see(id);
  const { list_price, discount, tiers, discount_from, discount_until, ...fields } = rest;
  const input = { params: { id }, body: { ...fields, ...changed } };
  return office.call('editProduct', input, { as: content });
}
const versions = async (id: number) =>
  (await office.call('listProductVersions', { params: { id }, query: {} }, { as: content })).body
    .data;

it('tags are saved each once, are in the trail and are suggested for other products', async () => {
  const id = await insertProduct(office.db, { tags: ['old-one'] });
  const saved = await edit(id, { tags: ['summer-offer', 'brass', 'brass'] });
  expect(saved.body.data.tags).toEqual(['summer-offer', 'brass']);
  const [row] = await office.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(row).toMatchObject({
    action: 'product.edit',
    before: { tags: ['old-one'] },
    after: { tags: ['summer-offer', 'brass'] },
  });
  const { body } = await office.call('listProductTags', {}, { as: content });
  expect(body.data).toEqual(['brass', 'summer-offer']);
});

it('tags are bounded as catalogue files bound them', async () => {
  const id = await insertProduct(office.db);
  for (const [tags, fields] of [
    [['Summer Offer'], { 'tags.0': 'tag_invalid' }],
    [['عرض'], { 'tags.0': 'tag_invalid' }],
    [['x'.repeat(81)], { 'tags.0': 'too_long' }],
    [Array.from({ length: 21 }, (_, place) => `tag-${place}`), { tags: 'too_big' }],
  ] as const) {
    expect((await edit(id, { tags })).problem).toMatchObject({ status: 400, fields });
  }
});

it('an earlier state brings its tags back, also one that a move between categories replaced', async () => {
  const from = await insertCategory(office.db, { slug: 'tagged-from' });
  await insertCategory(office.db, { slug: 'tagged-to' });
  const id = await insertProduct(office.db, { tags: ['first'], categoryId: from });
  await edit(id, { tags: ['second'] });
  const [version] = await versions(id);
  expect(version).toMatchObject({ version: 1, differs: ['tags'] });
  const body = { version: 2, restored: 1 };
  const back = await office.call('restoreProduct', { params: { id }, body }, { as: content });
  expect(back.body.data.tags).toEqual(['first']);
  const states = await office.db
    .select({ state: productVersions.state })
    .from(productVersions)
    .where(eq(productVersions.productId, id));
  expect(states).toMatchObject([{ state: { tags: ['first'] } }, { state: { tags: ['second'] } }]);
});

it('a state from before tags were among them leaves them as they are', async () => {
  const id = await insertProduct(office.db, { tags: ['kept'] });
  await edit(id, { name_en: 'Renamed' });
  const [stored] = await office.db
    .select()
    .from(productVersions)
    .where(eq(productVersions.productId, id));
  const { tags: _, ...state } = (stored?.state ?? {}) as Record<string, unknown>;
  await office.db.update(productVersions).set({ state }).where(eq(productVersions.productId, id));
  expect(await versions(id)).toMatchObject([{ differs: ['name_en'] }]);
  const body = { version: 2, restored: 1 };
  const back = await office.call('restoreProduct', { params: { id }, body }, { as: content });
  expect(back.body.data.tags).toEqual(['kept']);
});

it('products beside one are found by name or SKU, kept in their order, and read with what shows them', async () => {
  const one = await insertProduct(office.db, { sku: 'SIDE-1', name: { ar: 'أولى', en: 'First' } });
  const two = await insertProduct(office.db, { sku: 'SIDE-2', published: false });
  const query = { text: 'side-1' };
  const { body } = await office.call('findRelatableProducts', { query }, { as: content });
  expect(body.data).toMatchObject([{ id: one, sku: 'SIDE-1', on_sale: true }]);
  const id = await insertProduct(office.db);
  const saved = (await edit(id, { related: ['SIDE-2', 'SIDE-1'] })).body.data;
  expect(saved.related).toMatchObject([
    { id: two, on_sale: false },
    { id: one, sku: 'SIDE-1' },
  ]);
  // As they are read they can be sent.
  const turned = (await edit(id, { related: saved.related.toReversed() })).body.data;
  expect(turned.related.map((beside) => beside.id)).toEqual([one, two]);
  const many = Array.from({ length: 9 }, () => 'SIDE-1');
  expect((await edit(id, { related: many })).problem).toMatchObject({
    fields: { related: 'too_big' },
  });
});

it('tags and products to show beside one are read by who may edit products', async () => {
  const packer = await office.signIn('warehouse');
  const tags = await office.call('listProductTags', {}, { as: packer });
  expect(tags.problem).toMatchObject({ permission: 'products.edit' });
  const query = { text: 'lamp' };
  const found = await office.call('findRelatableProducts', { query }, { as: packer });
  expect(found.problem).toMatchObject({ permission: 'products.edit' });
});
