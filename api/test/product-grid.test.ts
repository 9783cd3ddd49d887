import { readIdList } from '@dp/contract/staff/id-list.ts';
import type { GridSave, SavedGridRow } from '@dp/contract/staff/product-grid.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertCategory, insertProduct } from './arrange/catalogue.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
let lamp: number;
let bulb: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
afterAll(() => office.close());
beforeEach(async () => {
  manager = await office.signIn('manager');
  lamp = await insertProduct(office.db, { listPrice: 400, stock: 3 });
  bulb = await insertProduct(office.db, { listPrice: 80, stock: 9 });
});

interface Change {
  id: number;
  version: number;
  set: object;
}
const list = async (query: object = {}) =>
  readIdList((await office.call('listGridProducts', { query }, { as: manager })).body.data.ids);
const rowsOf = async (...ids: number[]) =>
  (await office.call('readGridRows', { body: { ids } }, { as: manager })).body.data;
const priceOf = async (id: number) => (await rowsOf(id))[0]?.list_price;
const call = (changes: Change[], save: number | null = null, as = manager) =>
  office.call('saveGridRows', { body: { save, changes } }, { as });
async function save(...changes: Change[]): Promise<{ save: number; rows: SavedGridRow[] }> {
  const { body } = await call(changes);
  const { save: id, rows } = body.data;
  if (id === null) throw new Error('Nothing was saved.');
  return { save: id, rows };
}
const undo = async (id: number): Promise<GridSave> =>
  (await office.call('undoGridSave', { params: { id }, body: {} }, { as: manager })).body.data;

it('lists all products that fit in their order, and reads the rows that are shown', async () => {
  const category = await insertCategory(office.db, { slug: `grid-${lamp}` });
  const cheap = await insertProduct(office.db, { listPrice: 5, categoryId: category });
  const dear = await insertProduct(office.db, { listPrice: 900, categoryId: category });
  expect((await list()).slice(0, 4)).toEqual([dear, cheap, bulb, lamp]);
  const chosen = { category: `grid-${lamp}`, sort: 'price' };
  expect(await list(chosen)).toEqual([cheap, dear]);
  expect(await list({ ...chosen, descending: 'true' })).toEqual([dear, cheap]);
  const { data } = (await office.call('listGridProducts', { query: chosen }, { as: manager })).body;
  expect(data.rows.map(({ id }) => id).sort()).toEqual([cheap, dear].sort());
  const rows = await rowsOf(lamp, cheap, 2_000_000_000);
  expect(rows.map(({ id }) => id).sort()).toEqual([lamp, cheap].sort());
  expect(rows.find(({ id }) => id === cheap)).toMatchObject({
    category: `grid-${lamp}`,
    list_price: 5,
    state: 'on_sale',
    dated: { state: false, discount: false },
  });
});

it('orders by SKU both ways, whatever the order in which products came', async () => {
  const categoryId = await insertCategory(office.db, { slug: `skus-${lamp}` });
  const b = await insertProduct(office.db, { sku: `${lamp}-B`, categoryId });
  const a = await insertProduct(office.db, { sku: `${lamp}-A`, categoryId });
  const c = await insertProduct(office.db, { sku: `${lamp}-C`, categoryId });
  const chosen = { category: `skus-${lamp}`, sort: 'sku' };
  expect(await list(chosen)).toEqual([a, b, c]);
  expect(await list({ ...chosen, descending: 'true' })).toEqual([c, b, a]);
});

it('orders by SKU without reading a row of the products', async () => {
  // An index answers alone only for pages that a vacuum has seen; the engine may have served other tests before.
  await office.db.execute(sql`vacuum products`);
  const plan = await office.db.transaction(async (tx) => {
    // A shop as small as a test's is read as fast in other ways; without them the index has to be able to answer alone.
    for (const way of ['seqscan', 'bitmapscan', 'indexscan', 'sort']) {
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    }
    const { rows } = await tx.execute(
      sql`explain select json_agg(id order by sku desc) from products`,
    );
    return JSON.stringify(rows);
  });
  expect(plan).toContain('Index Only Scan Backward using products_sku on products');
  expect(plan).not.toContain('Sort');
});

it('finds products by the beginning of their SKU in either case, and takes no sign for a wildcard', async () => {
  const sku = `Grid_${lamp}`;
  const named = await insertProduct(office.db, { sku: `${sku}-a`, published: false });
  await insertProduct(office.db, { sku: `GridX${lamp}-a`, published: false });
  expect(await list({ text: `${sku.toLowerCase()}-` })).toEqual([named]);
  expect(await list({ text: '%' })).toEqual([]);
  expect(await list({ text: '\\' })).toEqual([]);
});

it('each filter finds its own products, in a category too', async () => {
  const categoryId = await insertCategory(office.db, { slug: `states-${lamp}` });
  const made = {
    on_sale: await insertProduct(office.db, { categoryId }),
    draft: await insertProduct(office.db, { categoryId, published: false }),
    scheduled: await insertProduct(office.db, { categoryId, published: false }),
    withdrawn: await insertProduct(office.db, { categoryId, published: false }),
  };
  await office.db.execute(sql`update products set draft = true where id = ${made.draft}`);
  await office.db.execute(
    sql`update products set on_sale_from = now() + interval '1 day' where id = ${made.scheduled}`,
  );
  const elsewhere = await insertProduct(office.db, { published: false });
  for (const [filter, id] of Object.entries(made)) {
    expect(await list({ filter, category: `states-${lamp}` })).toEqual([id]);
    const others = Object.values(made).filter((other) => other !== id);
    const found = await list({ filter });
    expect(found).toContain(id);
    expect(found).not.toEqual(expect.arrayContaining([expect.toBeOneOf(others)]));
  }
  expect(await list({ filter: 'on_sale' })).not.toContain(elsewhere);
});

it('saves many rows, which the shop shows at once, and undoes them as one', async () => {
  const saved = await save(
    { id: lamp, version: 1, set: { list_price: 450, name_en: 'Tall lamp', featured: true } },
    { id: bulb, version: 1, set: { discount: 25, state: 'withdrawn' } },
  );
  expect(saved.rows).toMatchObject([
    { outcome: 'saved', row: { id: lamp, list_price: 450, version: 2 } },
    { outcome: 'saved', row: { id: bulb, discount: 25, state: 'withdrawn' } },
  ]);
  const { body } = await office.shop.call('getProduct', { params: { id: lamp } }, { locale: 'en' });
  expect(body.data).toMatchObject({ name: 'Tall lamp', list_price: 450 });

  expect(await undo(saved.save)).toMatchObject({ rows: 2, undone: 2, pending: 0, left: [] });
  expect(await rowsOf(lamp, bulb)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: lamp, list_price: 400, featured: false }),
      expect.objectContaining({ id: bulb, discount: 0, state: 'on_sale' }),
    ]),
  );
  // Once more changes nothing.
  expect(await undo(saved.save)).toMatchObject({ undone: 2, pending: 0 });
});

it('one wrong row and one that somebody changed first keep no other from being saved', async () => {
  const third = await insertProduct(office.db, { listPrice: 10 });
  await save({ id: bulb, version: 1, set: { list_price: 81 } });
  const { rows } = await save(
    { id: lamp, version: 1, set: { list_price: -3, name_ar: '' } },
    { id: bulb, version: 1, set: { list_price: 99 } },
    { id: third, version: 1, set: { list_price: 11 } },
    { id: 2_000_000_000, version: 1, set: { list_price: 11 } },
  );
  expect(rows).toMatchObject([
    {
      outcome: 'refused',
      id: lamp,
      code: 'validation_failed',
      fields: { list_price: 'too_small', name_ar: 'name_required' },
    },
    { outcome: 'changed', row: { id: bulb, list_price: 81, version: 2 } },
    { outcome: 'saved', row: { id: third, list_price: 11 } },
    { outcome: 'refused', id: 2_000_000_000, code: 'product_not_found' },
  ]);
  expect(await priceOf(lamp)).toBe(400);
});

it('an undo names the products that somebody has edited since, and leaves them', async () => {
  const { save: id } = await save(
    { id: lamp, version: 1, set: { list_price: 410 } },
    { id: bulb, version: 1, set: { list_price: 90 } },
  );
  await save({ id: bulb, version: 2, set: { name_en: 'Renamed since' } });
  expect(await undo(id)).toMatchObject({
    undone: 1,
    pending: 0,
    left: [{ id: bulb, why: 'changed' }],
  });
  expect([await priceOf(lamp), await priceOf(bulb)]).toEqual([400, 90]);
});

it('selling meanwhile is no obstacle to an undo', async () => {
  const { save: id } = await save({ id: lamp, version: 1, set: { list_price: 410 } });
  await office.db.execute(`update products set stock = stock - 1 where id = ${lamp}`);
  expect(await undo(id)).toMatchObject({ undone: 1 });
});

it('two undos at the same moment change each product back once', async () => {
  const { save: id } = await save(
    { id: lamp, version: 1, set: { list_price: 410 } },
    { id: bulb, version: 1, set: { list_price: 90 } },
  );
  await Promise.all([undo(id), undo(id)]);
  expect(await undo(id)).toMatchObject({ rows: 2, undone: 2, left: [] });
  expect((await rowsOf(lamp))[0]?.version).toBe(3);
});

it('further calls belong to the same save', async () => {
  const { save: id } = await save({ id: lamp, version: 1, set: { list_price: 410 } });
  await call([{ id: bulb, version: 1, set: { list_price: 90 } }], id);
  // The same product again: an undo brings back what was there before the save.
  await call([{ id: lamp, version: 2, set: { list_price: 420, name_en: 'Other' } }], id);
  const { body } = await office.call('listGridSaves', {}, { as: manager });
  expect(body.data[0]).toMatchObject({ id, rows: 2, undone: 0, pending: 2 });
  expect(await undo(id)).toMatchObject({ undone: 2 });
  expect((await rowsOf(lamp))[0]).toMatchObject({ list_price: 400 });
  const other = await office.signIn('owner');
  for (const [whose, by] of [
    [2_000_000_000, manager],
    [id, other],
  ] as const)
    expect((await call([{ id: lamp, version: 9, set: {} }], whose, by)).problem.code).toBe(
      'grid_save_not_found',
    );
});

it('prices need their own permission, row by row, and an undo of them too', async () => {
  const editor = await office.signIn(['products.edit']);
  const { body } = await call(
    [
      { id: lamp, version: 1, set: { list_price: 1 } },
      { id: bulb, version: 1, set: { name_en: 'Plain bulb' } },
    ],
    null,
    editor,
  );
  expect(body.data.rows).toMatchObject([
    { outcome: 'refused', code: 'permission_required' },
    { outcome: 'saved' },
  ]);
  const { save: id } = await save({ id: lamp, version: 1, set: { list_price: 410 } });
  const refused = await office.call('undoGridSave', { params: { id }, body: {} }, { as: editor });
  expect(refused.problem).toMatchObject({ code: 'permission_required', permission: 'prices.edit' });
  expect(await priceOf(lamp)).toBe(410);
});
