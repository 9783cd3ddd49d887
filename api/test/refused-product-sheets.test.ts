import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeSheet, xlsxOf } from './arrange/sheets.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
});
afterAll(() => office.close());

const send = (file: Buffer | string) => arrangeSheet(office, manager, file, 'en');

it.each([
  [
    'an unknown column',
    'sku,colour\nA-1,red',
    { cell: 'B1', column: 'colour', message: 'is not a known column' },
  ],
  [
    'a column twice',
    'sku,sku\nA-1,A-1',
    { cell: 'B1', column: 'Stock number (SKU)', message: 'comes twice' },
  ],
  [
    'no SKU',
    'name_ar,name_en\nأ,A',
    { cell: null, column: 'Stock number (SKU)', message: 'is missing' },
  ],
  [
    'a quotation mark in the middle of a cell, below an empty line',
    'sku,name_ar,list_price\nA-1,"أباجورة\nنحاس",5\n\nA-2,لم"بة,5\n',
    {
      cell: 'B4',
      column: null,
      message: 'has a quotation mark inside of a cell without quotes',
    },
  ],
  [
    'a quotation mark that is never closed',
    'sku,list_price\nA-1,5\nA-2,"5\nA-3,5\n',
    { cell: 'B3', column: null, message: 'has a quotation mark that is never closed' },
  ],
  ['no products', 'sku,list_price\n', { cell: null, column: null, message: 'has no products' }],
  [
    'a picture that is called a sheet',
    Buffer.from('89504e470d0a1a0a0000', 'hex'),
    { cell: null, column: null, message: 'is not an XLSX workbook and not a CSV table' },
  ],
  [
    'an old Excel file',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    {
      cell: null,
      column: null,
      message: 'is an old Excel file or has a password: save it as XLSX without one',
    },
  ],
  [
    'half an upload',
    Buffer.from('504b0304140000000800', 'hex'),
    { cell: null, column: null, message: 'is not an XLSX workbook, or is damaged' },
  ],
])('a file with %s is refused in words', async (_, file, problem) => {
  const sheet = await send(file);
  expect(sheet).toMatchObject({ state: 'faulty', problems: [problem] });
  const inArabic = await office.call(
    'getSheet',
    { params: { id: sheet.id } },
    { as: manager, locale: 'ar' },
  );
  expect(inArabic.body.data.problems[0]?.message).toMatch(/^[\u0600-\u06ff]/);
});

it('a sheet that somebody else changed is shown with its problems in the language of who asks', async () => {
  const sheet = await send('sku,list_price\n');
  const { problem } = await office.call(
    'discardSheet',
    { params: { id: sheet.id }, body: { version: sheet.version + 1 } },
    { as: manager, locale: 'ar' },
  );
  expect(problem).toMatchObject({
    code: 'record_changed',
    current: { problems: [{ message: 'الملف ليس فيه منتجات' }] },
  });
});

it('a long SKU of a wrong row is cut between characters, and one that cannot be stored is named', async () => {
  const long = `${'x'.repeat(199)}💡`;
  const torn = await xlsxOf([
    ['sku', 'list_price'],
    [long, 5],
    ['A-1\0', 5],
    ['', `${'y'.repeat(55)}💡y`],
  ]);
  const sheet = await send(torn);
  expect(sheet).toMatchObject({ state: 'faulty', wrong: 3 });
  const query = { show: 'wrong' };
  const rows = await office.call(
    'listSheetRows',
    { params: { id: sheet.id }, query },
    { as: manager },
  );
  expect(rows.body.data[1]?.problems[0]).toMatchObject({
    cell: 'A3',
    message: 'has invisible control characters',
  });
});

it('a mistyped SKU in a sheet of few columns is named before what a new product would need', async () => {
  await insertProduct(office.db, { sku: 'LAMP-1', listPrice: 100 });
  const sheet = await send('sku,list_price\nLAMP-1,120\nLAMP-1X,120\n');
  expect(sheet).toMatchObject({ state: 'faulty', changed: 1, wrong: 1 });
  const { body } = await office.call(
    'listSheetRows',
    { params: { id: sheet.id }, query: { show: 'wrong' } },
    { as: manager, locale: 'ar' },
  );
  const [row] = body.data;
  expect(row?.problems.slice(0, 2)).toMatchObject([
    { cell: 'A3', message: expect.stringMatching(/^لا يوجد في المتجر منتج بهذا الكود/) },
    { cell: null, message: 'مطلوب ولم يُكتب' },
  ]);
});

it('a SKU in another case in a sheet of few columns is told how the shop writes it', async () => {
  await insertProduct(office.db, { sku: 'Lamp-77', listPrice: 100 });
  const sheet = await send('sku,list_price\nLAMP-77,120\n');
  const query = { show: 'wrong' };
  const rows = await office.call(
    'listSheetRows',
    { params: { id: sheet.id }, query },
    { as: manager, locale: 'ar' },
  );
  expect(rows.body.data[0]?.problems[0]).toEqual({
    cell: 'A2',
    column: 'كود المنتج',
    message: 'مكتوب في المتجر "Lamp-77" فاكتبه كما هو',
  });
});
