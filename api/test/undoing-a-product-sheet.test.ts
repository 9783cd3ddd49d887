import { HOUR_MS } from '@dp/contract/durations.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { turnProducts } from '../src/catalog/turn-products.ts';
import { products } from '../src/products/product-tables.ts';
import { insertCategory, insertProduct } from './arrange/catalogue.ts';
import { depsOf } from './arrange/orders.ts';
import { arrangeSheet, finishSheetWork } from './arrange/sheets.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
let categoryId: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
  categoryId = await insertCategory(office.db, { slug: 'bulbs' });
});
afterAll(() => office.close());

let serial = 0;
async function arrangeProduct(listPrice = 100) {
  serial += 1;
  const sku = `LAMP-${serial}`;
  return { sku, id: await insertProduct(office.db, { sku, categoryId, listPrice, stock: 7 }) };
}
const product = async (id: number) =>
  (await office.call('getStaffProduct', { params: { id } }, { as: manager })).body.data;
const see = async (id: number) =>
  (await office.call('getSheet', { params: { id } }, { as: manager })).body.data;
const step = (name: 'applySheet' | 'undoSheet', { id, version }: { id: number; version: number }) =>
  office.call(name, { params: { id }, body: { version } }, { as: manager });

/** A product with 10 % off from the next hour on. */
async function arrangePlanned() {
  const { sku, id } = await arrangeProduct();
  const from = new Date(office.shop.deps.now().getTime() + HOUR_MS);
  await office.db
    .update(products)
    .set({ plannedDiscountBasisPoints: 1_000, discountFrom: from })
    .where(eq(products.id, id));
  return { sku, id };
}

async function begin() {
  office.clock.advance({ hours: 2 });
  await turnProducts(depsOf(office.shop));
}

const left = async (id: number) =>
  (await office.call('listSheetRows', { params: { id }, query: { show: 'left' } }, { as: manager }))
    .body.data;

it('a sale that begins between a sheet’s check and its apply is named, and not half taken off', async () => {
  const { sku, id } = await arrangePlanned();
  const row = `${sku},ب,B,bulbs,100,0,`;
  const sheet = await arrangeSheet(
    office,
    manager,
    `sku,name_ar,name_en,category,list_price,discount,discount_from\n${row}\n`,
  );
  await begin();
  await step('applySheet', sheet);
  await finishSheetWork(office, 2);
  expect(await see(sheet.id)).toMatchObject({ state: 'applied', left: 1 });
  expect(await left(sheet.id)).toMatchObject([{ sku, obstacle: 'changed_meanwhile' }]);
  expect(await product(id)).toMatchObject({ discount: 10, discount_from: null });
});

it('a sale that begins between a sheet’s apply and its undo is named, and work goes on', async () => {
  const { sku } = await arrangePlanned();
  const other = await arrangeProduct();
  const header = 'sku,name_ar,name_en,category,list_price,discount';
  const rows = `${sku},ب,B,bulbs,100,20\n${other.sku},ب,B,bulbs,90,0`;
  const sheet = await arrangeSheet(office, manager, `${header}\n${rows}\n`);
  await step('applySheet', sheet);
  await finishSheetWork(office, 2);
  expect(await see(sheet.id)).toMatchObject({ state: 'applied', left: 0 });
  await begin();
  await step('undoSheet', await see(sheet.id));
  await finishSheetWork(office, 2);
  expect(await see(sheet.id)).toMatchObject({ state: 'undone', left_at_undo: 1 });
  expect((await product(other.id)).list_price).toBe(100);
});

it('an applied sheet is undone row by row; what somebody changed since stays and is named', async () => {
  const [one, two] = [await arrangeProduct(100), await arrangeProduct(100)];
  const before = await product(one.id);
  const sheet = await arrangeSheet(
    office,
    manager,
    `sku,name_ar,name_en,category,list_price,discount,tags\n${one.sku},أباجورة,Table lamp,,60,10,new|red\n${two.sku},ب,B,bulbs,60,0,\nADDED-1,ج,C,bulbs,60,0,\n`,
  );
  await step('applySheet', sheet);
  await finishSheetWork(office, 2);
  const applied = await see(sheet.id);
  expect(await product(one.id)).toMatchObject({
    name_en: 'Table lamp',
    list_price: 60,
    discount: 10,
  });
  const { id: _, sku: __, stock: ___, image: ____, ...fields } = await product(two.id);
  const body = { ...fields, list_price: 77 };
  await office.call('editProduct', { params: { id: two.id }, body }, { as: manager });
  expect((await step('undoSheet', sheet)).problem.code).toBe('record_changed');
  expect((await step('undoSheet', applied)).body.data).toMatchObject({ state: 'undoing' });
  await finishSheetWork(office, 2);
  expect(await see(sheet.id)).toMatchObject({ state: 'undone', left: 0, left_at_undo: 1 });
  expect(await product(one.id)).toEqual({ ...before, version: before.version + 2 });
  expect((await product(two.id)).list_price).toBe(77);
  expect(await left(sheet.id)).toMatchObject([{ sku: two.sku, obstacle: 'changed_meanwhile' }]);
  // What the sheet added is taken off sale.
  const rows = await office.db.select().from(products).where(eq(products.sku, 'ADDED-1'));
  expect(rows).toMatchObject([{ published: false, draft: false }]);
  const trail = await office.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, String(one.id)), eq(auditLog.subjectKind, 'product')))
    .orderBy(auditLog.id);
  expect(trail.slice(-2)).toMatchObject([
    { before: { list_price: 100, discount: 0 }, after: { list_price: 60, discount: 10 } },
    { before: { list_price: 60, discount: 10 }, after: { list_price: 100, discount: 0 } },
  ]);
  const versions = await office.call(
    'listProductVersions',
    { params: { id: one.id } },
    { as: manager },
  );
  expect(versions.body.data).toMatchObject([{ version: 2 }, { version: 1 }]);
  expect((await step('undoSheet', await see(sheet.id))).problem.code).toBe('sheet_step_illegal');
});

it('a change of many names is in order again after the sheet and after its undo', async () => {
  const made = await Promise.all(['Z', 'Y', 'X'].map(() => arrangeProduct()));
  const rows = made.map(({ sku }, at) => `${sku},اسم ${9 - at},Name ${9 - at}`);
  const sheet = await arrangeSheet(office, manager, `sku,name_ar,name_en\n${rows.join('\n')}`);
  await step('applySheet', sheet);
  await finishSheetWork(office, 2);
  const ranked = async () =>
    (await office.db.select().from(products).orderBy(products.nameRankEn)).map(
      ({ nameEn }) => nameEn,
    );
  const inOrder = (names: readonly string[]) =>
    [...names].sort(new Intl.Collator('en', { numeric: true }).compare);
  expect(await ranked()).toEqual(inOrder(await ranked()));
  expect((await ranked()).filter((name) => /^Name \d$/.test(name))).toEqual([
    'Name 7',
    'Name 8',
    'Name 9',
  ]);
  await step('undoSheet', await see(sheet.id));
  await finishSheetWork(office, 2);
  expect((await ranked()).some((name) => /^Name \d$/.test(name))).toBe(false);
  const rows2 = await office.db.select().from(products).where(eq(products.nameRankEn, 0));
  expect(rows2).toEqual([]);
});
