import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { runHousekeeping } from '../src/housekeeping.ts';
import { sheetPieces, sheets } from '../src/sheets/sheet-tables.ts';
import { insertBrand, insertCategory, insertProduct } from './arrange/catalogue.ts';
import { arrangeSheet, finishSheetWork, linesOfSheet, xlsxOf } from './arrange/sheets.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
let categoryId: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
  categoryId = await insertCategory(office.db, { slug: 'bulbs' });
  await insertBrand(office.db, { slug: 'nour' });
});
afterAll(() => office.close());

let serial = 0;
async function arrangeProduct(listPrice = 100) {
  serial += 1;
  const sku = `LAMP-${serial}`;
  return { sku, id: await insertProduct(office.db, { sku, categoryId, listPrice, stock: 7 }) };
}
const send = (file: Buffer | string, locale: 'ar' | 'en' = 'en') =>
  arrangeSheet(office, manager, file, locale);
const see = async (id: number) =>
  (await office.call('getSheet', { params: { id } }, { as: manager })).body.data;
const rowsOf = async (id: number, show: string, locale: 'ar' | 'en' = 'en') =>
  (await office.call('listSheetRows', { params: { id }, query: { show } }, { as: manager, locale }))
    .body.data;
const product = async (id: number) =>
  (await office.call('getStaffProduct', { params: { id } }, { as: manager })).body.data;
async function apply({ id, version }: { id: number; version: number }) {
  const input = { params: { id }, body: { version } };
  const answer = await office.call('applySheet', input, { as: manager });
  expect(answer.status, answer.bytes.toString()).toBe(200);
  await finishSheetWork(office, 2);
  return see(id);
}
const exported = async (format: 'xlsx' | 'csv', locale: 'ar' | 'en') =>
  (await office.call('exportProducts', { body: { format } }, { as: manager, locale })).bytes;

it('one changed cell of an exported sheet is shown, applied, and seen in the shop, the history and the audit trail', async () => {
  const { sku, id } = await arrangeProduct(100);
  await arrangeProduct();
  const lines = await linesOfSheet(await exported('xlsx', 'ar'));
  const price = lines[1]?.indexOf('list_price') ?? -1;
  const changed = lines.map((cells) =>
    cells.map((cell, at) => (cells[0] === sku && at === price ? '٨٩٫٥' : cell)),
  );
  const sheet = await send(await xlsxOf(changed));
  expect(sheet).toMatchObject({ state: 'ready', new: 0, changed: 1, wrong: 0, withdrawn: 0 });
  expect(await rowsOf(sheet.id, 'changed')).toMatchObject([
    { sku, differences: [{ column: 'List price (EGP)', before: '100', after: '89.5' }] },
  ]);
  // Nothing changes before it is applied, and the file is not needed any more.
  expect((await product(id)).list_price).toBe(100);
  expect(
    await office.db.select().from(sheetPieces).where(eq(sheetPieces.sheetId, sheet.id)),
  ).toEqual([]);
  expect(await apply(sheet)).toMatchObject({ state: 'applied', left: 0 });
  const after = await product(id);
  expect(after).toMatchObject({ list_price: 89.5, stock: 7, version: 2 });
  const shop = await office.shop.call('getProduct', { params: { id } });
  expect(shop.body.data.list_price).toBe(89.5);
  const versions = await office.call('listProductVersions', { params: { id } }, { as: manager });
  expect(versions.body.data).toMatchObject([{ version: 1 }]);
  const trail = await office.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(id)));
  expect(trail).toContainEqual(
    expect.objectContaining({
      action: 'product.edit',
      actorId: manager.staffId,
      network: '127.0.0.1',
      before: { list_price: 100 },
      after: { list_price: 89.5 },
    }),
  );
});

it.each(['xlsx', 'csv'] as const)(
  'what was exported (%s) changes nothing when it comes back',
  async (format) => {
    await arrangeProduct(12.25);
    for (const locale of ['ar', 'en'] as const) {
      const sheet = await send(await exported(format, locale));
      expect(sheet).toMatchObject({ state: 'ready', new: 0, changed: 0, wrong: 0 });
      expect(sheet.unchanged).toBeGreaterThan(0);
      const input = { params: { id: sheet.id }, body: { version: sheet.version } };
      const { problem } = await office.call('applySheet', input, { as: manager });
      expect(problem.code).toBe('sheet_empty');
    }
  },
);

it('a sheet can have a few columns, by their headings in either language; the other fields stay', async () => {
  const { sku, id } = await arrangeProduct(100);
  const { name_ar: name } = await product(id);
  const sheet = await send(`كود المنتج;List price (EGP);spec_watt\n${sku};120;9\n`);
  expect(sheet).toMatchObject({ state: 'ready', changed: 1 });
  await apply(sheet);
  expect(await product(id)).toMatchObject({ name_ar: name, list_price: 120, specs: { watt: 9 } });
});

it('headings may be without their unit, or with it as the back office writes it', async () => {
  const { sku, id } = await arrangeProduct(100);
  const sheet = await send(`كود المنتج;السعر قبل الخصم;الخصم (٪)\n${sku};130;10\n`);
  expect(sheet).toMatchObject({ state: 'ready', changed: 1 });
  await apply(sheet);
  expect(await product(id)).toMatchObject({ list_price: 130 });
});

it('new products come with their stock, and withdrawn ones are counted', async () => {
  const { sku, id } = await arrangeProduct();
  const sheet = await send(
    `sku,name_ar,name_en,category,list_price,stock,published\nNEW-1,نجفة,Chandelier,bulbs,900,5,yes\n${sku},لمبة,Bulb,bulbs,100,99,no\n`,
  );
  expect(sheet).toMatchObject({ state: 'ready', new: 1, changed: 1, withdrawn: 1 });
  expect(await rowsOf(sheet.id, 'new')).toMatchObject([{ sku: 'NEW-1', name: 'Chandelier' }]);
  await apply(sheet);
  // What the shop has sold meanwhile is not overwritten.
  expect(await product(id)).toMatchObject({ state: 'withdrawn', stock: 7 });
  const [row] = await office.db.select().from(auditLog).where(eq(auditLog.action, 'product.add'));
  expect(row).toMatchObject({ after: { sku: 'NEW-1' } });
});

it('one wrong cell is reported with its place in both languages, nothing changes, and the file comes back marked', async () => {
  const [good, bad] = [await arrangeProduct(), await arrangeProduct()];
  const file = await xlsxOf([
    ['sku', 'list_price', 'spec_base'],
    [good.sku, 55, 'E27'],
    [bad.sku, 'abc', 'E72'],
  ]);
  const sheet = await send(file);
  expect(sheet).toMatchObject({ state: 'faulty', changed: 1, wrong: 1 });
  const [row] = await rowsOf(sheet.id, 'wrong', 'ar');
  expect(row?.problems[0]).toEqual({
    cell: 'B3',
    column: 'السعر قبل الخصم (جنيه)',
    message: 'يجب أن يكون رقمًا، وليس "abc"',
  });
  expect(row?.problems[1]).toMatchObject({ cell: 'C3' });
  const input = { params: { id: sheet.id }, body: { version: sheet.version } };
  const refused = await office.call('applySheet', input, { as: manager });
  expect(refused.problem).toMatchObject({ code: 'sheet_step_illegal', state: 'faulty' });
  expect((await product(good.id)).list_price).toBe(100);
  const marked = await office.call('getMarkedSheet', { params: { id: sheet.id } }, { as: manager });
  expect(marked.status).toBe(200);
  const lines = await linesOfSheet(marked.bytes);
  expect(lines[0]).toEqual(['sku', 'list_price', 'spec_base', 'problems']);
  expect(lines[1]).toEqual([good.sku, '55', 'E27']);
  expect(lines[2]?.[3]).toContain('B3 · List price (EGP) · should be a number, not "abc"');
  // Corrected, it goes in as it is.
  const corrected = lines.map((cells) =>
    cells.map((cell) => ({ abc: '60', E72: 'E27' })[cell] ?? cell),
  );
  expect(await send(await xlsxOf(corrected))).toMatchObject({ state: 'ready', changed: 2 });
});

it('a repeated SKU is reported where it repeats, also far below', async () => {
  const { sku } = await arrangeProduct();
  const others = Array.from({ length: 150 }, (_, index) => [
    `NEW-${index + 100}`,
    'أ',
    'A',
    'bulbs',
    5,
  ]);
  const file = await xlsxOf([
    ['sku', 'name_ar', 'name_en', 'category', 'list_price'],
    [sku, 'أ', 'A', 'bulbs', 5],
    ...others,
    [sku.toLowerCase(), 'أ', 'A', 'bulbs', 5],
    [sku, 'أ', 'A', 'bulbs', 6],
  ]);
  const sheet = await send(file);
  expect(sheet).toMatchObject({ state: 'faulty', wrong: 2 });
  expect((await rowsOf(sheet.id, 'wrong')).map(({ problems }) => problems[0])).toMatchObject([
    { cell: 'A153' },
    { cell: 'A154', message: `comes twice: "${sku}"` },
  ]);
});

it('a product that somebody changed since the preview stays as they made it, and is named', async () => {
  const [one, two] = [await arrangeProduct(), await arrangeProduct()];
  const sheet = await send(
    `sku,name_ar,name_en,category,list_price\n${one.sku},أ,A,bulbs,60\n${two.sku},ب,B,bulbs,60\nNEW-9,ج,C,bulbs,60\n`,
  );
  const { id: _, sku: __, stock: ___, image: ____, ...fields } = await product(one.id);
  const edit = await office.call(
    'editProduct',
    { params: { id: one.id }, body: { ...fields, list_price: 77 } },
    { as: manager },
  );
  expect(edit.status).toBe(200);
  await insertProduct(office.db, { sku: 'NEW-9', listPrice: 5 });
  expect(await apply(sheet)).toMatchObject({ state: 'applied', left: 2 });
  expect((await product(one.id)).list_price).toBe(77);
  expect((await product(two.id)).list_price).toBe(60);
  expect(await rowsOf(sheet.id, 'left')).toMatchObject([
    { sku: one.sku, obstacle: 'changed_meanwhile' },
    { sku: 'NEW-9', obstacle: 'added_meanwhile' },
  ]);
});

it('sheets need what an import needs, go when they are discarded, and after a week', async () => {
  const pricing = await office.signIn(['products.edit', 'prices.edit']);
  const input = { query: { name: 'a.csv' }, body: Buffer.from('sku\nA') };
  const refused = await office.call('uploadSheet', input, { as: pricing });
  expect(refused.problem).toMatchObject({
    code: 'permission_required',
    permission: 'stock.adjust',
  });
  const { id, version } = await send('sku,list_price\nNONE-1,abc');
  await office.call('discardSheet', { params: { id }, body: { version } }, { as: manager });
  await finishSheetWork(office);
  const gone = await office.call('getSheet', { params: { id } }, { as: manager });
  expect(gone.problem.code).toBe('sheet_not_found');
  office.clock.advance({ days: 8 });
  manager = await office.signIn('manager');
  await runHousekeeping(office.shop.deps);
  await finishSheetWork(office);
  expect(await office.db.select().from(sheets)).toEqual([]);
  expect(await office.db.select().from(sheetPieces)).toEqual([]);
});

it.each(['15%', '١٥٪', '٪١٥', '\u200f15\u200e', '15'])(
  'a discount that is written %j is 15 percent',
  async (written) => {
    const { sku } = await arrangeProduct(100);
    const sheet = await send(`\u200fsku,discount\n${sku}\u200e,${written}\n`);
    expect(sheet).toMatchObject({ state: 'ready', changed: 1 });
    expect(await rowsOf(sheet.id, 'changed')).toMatchObject([
      { sku, differences: [{ before: '0', after: '15' }] },
    ]);
  },
);

it('a sheet whose SKUs lost their zeros is refused, and adds no product a second time', async () => {
  const id = await insertProduct(office.db, { sku: '00123', categoryId, listPrice: 100 });
  const text = (await exported('csv', 'en')).toString();
  expect(text).toContain('\r\n00123,');
  const sheet = await send(text.replace('\r\n00123,', '\r\n123,'));
  expect(sheet).toMatchObject({ state: 'faulty', new: 0, wrong: 1 });
  const [row] = await rowsOf(sheet.id, 'wrong');
  expect(row).toMatchObject({ sku: '123' });
  expect(row?.problems[0]).toMatchObject({
    column: 'Name in the link',
    message: expect.stringContaining('is the link of "00123" in the shop'),
  });
  expect((await product(id)).sku).toBe('00123');
});
