import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertCategory, insertProduct } from './arrange/catalogue.ts';
import { arrangeSheet, finishSheetWork, linesOfSheet } from './arrange/sheets.ts';
import { NEW_PRODUCT } from './arrange/staff-changes/product-changes.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
});
afterAll(() => office.close());

const read = async (id: number) =>
  (await office.call('getStaffProduct', { params: { id } }, { as: manager })).body.data;
async function edit(id: number, fields: object) {
  const { id: _, sku: __, stock: ___, image: ____, pictures: _____, ...known } = await read(id);
  const input = { params: { id }, body: { ...known, ...fields } };
  return office.call('editProduct', input, { as: manager });
}

it('a product has a code and a unit of its own or none, in its editor', async () => {
  const id = await insertProduct(office.db);
  expect(await read(id)).toMatchObject({ item_code: null, unit_type: null });
  const { body } = await edit(id, { item_code: 'eg-100200300-LMP 9W', unit_type: 'MTR' });
  expect(body.data).toMatchObject({ item_code: 'EG-100200300-LMP9W', unit_type: 'MTR' });
  const versions = await office.call('listProductVersions', { params: { id } }, { as: manager });
  expect(versions.body.data[0]?.differs).toEqual(['item_code', 'unit_type']);
  expect((await edit(id, { item_code: null, unit_type: null })).body.data).toMatchObject({
    item_code: null,
    unit_type: null,
  });
});

it.each([
  ['6223001360019', 'EA', { item_code: 'item_code_invalid' }],
  ['EG-12-LMP', 'EA', { item_code: 'item_code_invalid' }],
  ['6223001360018', 'metre', { unit_type: 'too_long' }],
  ['6223001360018', 'm', { unit_type: 'unit_type_invalid' }],
])('%s by %s is refused', async (item_code, unit_type, fields) => {
  const id = await insertProduct(office.db);
  expect((await edit(id, { item_code, unit_type })).problem).toMatchObject({ status: 400, fields });
});

it('a new product can begin with them, and the table of products changes and undoes them', async () => {
  const body = { ...NEW_PRODUCT, tiers: [], sku: 'CODED-1', item_code: '6223001360018' };
  const { id, version } = (await office.call('addProduct', { body }, { as: manager })).body.data;
  const changes = [{ id, version, set: { item_code: null, unit_type: 'BOX' } }];
  const saved = await office.call(
    'saveGridRows',
    { body: { save: null, changes } },
    { as: manager },
  );
  expect(saved.body.data.rows).toMatchObject([
    { outcome: 'saved', row: { item_code: null, unit_type: 'BOX' } },
  ]);
  const params = { id: Number(saved.body.data.save) };
  await office.call('undoGridSave', { params, body: {} }, { as: manager });
  expect(await read(id)).toMatchObject({ item_code: '6223001360018', unit_type: null });
});

it('sheets bring them out and in, and a wrong one is named in the reader’s language', async () => {
  const categoryId = await insertCategory(office.db, { slug: 'coded' });
  const id = await insertProduct(office.db, { sku: 'CODED-2', categoryId });
  const apply = async (text: string) => {
    const sheet = await arrangeSheet(office, manager, text, 'ar');
    if (sheet.wrong > 0) return sheet;
    const input = { params: { id: sheet.id }, body: { version: sheet.version } };
    await office.call('applySheet', input, { as: manager });
    await finishSheetWork(office, 2);
    return sheet;
  };
  await apply('sku,item_code,unit_type\nCODED-2,6223001360018,MTR\n');
  expect(await read(id)).toMatchObject({
    item_code: '6223001360018',
    unit_type: 'MTR',
    version: 2,
  });
  const out = await office.call('exportProducts', { body: { format: 'xlsx' } }, { as: manager });
  const lines = await linesOfSheet(out.bytes);
  const column = lines[1]?.indexOf('item_code') ?? -1;
  expect(lines.find(([sku]) => sku === 'CODED-2')?.[column]).toBe('6223001360018');

  const wrong = await apply('sku,item_code\nCODED-2,6223001360019\n');
  expect(wrong).toMatchObject({ wrong: 1 });
  const query = { show: 'wrong' } as const;
  const rows = await office.call(
    'listSheetRows',
    { params: { id: wrong.id }, query },
    { as: manager, locale: 'ar' },
  );
  expect(JSON.stringify(rows.body.data)).toContain('أو أرقام باركود صحيح');
});
