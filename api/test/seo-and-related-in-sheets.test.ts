import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertCategory, insertProduct } from './arrange/catalogue.ts';
import { arrangeSheet, finishSheetWork, linesOfSheet } from './arrange/sheets.ts';
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
async function arrangeProduct() {
  serial += 1;
  const sku = `LAMP-${serial}`;
  return { sku, id: await insertProduct(office.db, { sku, categoryId, listPrice: 100 }) };
}
const send = (file: string, locale: 'ar' | 'en' = 'en') =>
  arrangeSheet(office, manager, file, locale);
const rowsOf = async (id: number, show: string, locale: 'ar' | 'en' = 'en') =>
  (await office.call('listSheetRows', { params: { id }, query: { show } }, { as: manager, locale }))
    .body.data;
const product = async (id: number) =>
  (await office.call('getStaffProduct', { params: { id } }, { as: manager })).body.data;
async function step(name: 'applySheet' | 'undoSheet', id: number) {
  const params = { id };
  const { version } = (await office.call('getSheet', { params }, { as: manager })).body.data;
  const answer = await office.call(name, { params, body: { version } }, { as: manager });
  expect(answer.status, answer.bytes.toString()).toBe(200);
  await finishSheetWork(office, 2);
}
const exported = async () =>
  (await office.call('exportProducts', { body: { format: 'csv' } }, { as: manager, locale: 'en' }))
    .bytes;

it('texts for search engines come in a sheet: of known products and new ones, kept without their columns, and emptied', async () => {
  const { sku, id } = await arrangeProduct();
  const columns = 'sku,name_ar,name_en,category,list_price';
  const seo = 'seo_title_ar,seo_title_en,seo_description_ar,seo_description_en';
  const line = (of: string, words: string) => `${of},لمبة,Bulb,bulbs,100,${words}`;
  const fresh = `SEO-${sku}`;
  const sheet = await send(
    [`${columns},${seo}`, line(sku, 'عنوان,Title,,Words'), line(fresh, ',New,,')].join('\n'),
  );
  expect(sheet).toMatchObject({ state: 'ready', new: 1, changed: 1 });
  await step('applySheet', sheet.id);
  const texts = {
    title_ar: 'عنوان',
    title_en: 'Title',
    description_ar: '',
    description_en: 'Words',
  };
  expect((await product(id)).seo).toEqual(texts);
  const added = await rowsOf(sheet.id, 'new');
  expect(added).toMatchObject([{ sku: fresh }]);
  const lines = await linesOfSheet(await exported());
  const title = lines[1]?.indexOf('seo_title_en') ?? -1;
  const inSheet = (of: string) => lines.find((cells) => cells[0] === of)?.[title];
  expect([inSheet(sku), inSheet(fresh)]).toEqual(['Title', 'New']);

  const plain = await send(`${columns}\n${sku},لمبة,Bulb,bulbs,120`);
  await step('applySheet', plain.id);
  expect(await product(id)).toMatchObject({ list_price: 120, seo: texts });
  const emptied = await send(`${columns},${seo}\n${sku},لمبة,Bulb,bulbs,120,,,,`);
  await step('applySheet', emptied.id);
  expect((await product(id)).seo).toEqual({
    ...{ title_ar: '', title_en: '', description_ar: '', description_en: '' },
  });
  const long = await send(`${columns},${seo}\n${line(sku, `${'ط'.repeat(121)},,,`)}`);
  expect(long).toMatchObject({ state: 'faulty', wrong: 1 });
});

it('the products beside one are SKUs in a sheet, in their order; unknown ones are named, and an undo brings the old ones back', async () => {
  const [lamp, one, other] = [
    await arrangeProduct(),
    await arrangeProduct(),
    await arrangeProduct(),
  ];
  const columns = 'sku,name_ar,name_en,category,list_price,related';
  const line = (sku: string, related: string) => `${sku},لمبة,Bulb,bulbs,100,${related}`;
  const besideOf = async (id: number) => (await product(id)).related.map(({ sku }) => sku);
  const fresh = `WITH-${lamp.sku}`;
  const both = `${other.sku}|${one.sku}`;
  const sheet = await send([columns, line(lamp.sku, both), line(fresh, one.sku)].join('\n'));
  expect(sheet).toMatchObject({ state: 'ready', new: 1, changed: 1 });
  await step('applySheet', sheet.id);
  expect(await besideOf(lamp.id)).toEqual([other.sku, one.sku]);
  const lines = await linesOfSheet(await exported());
  const column = lines[1]?.indexOf('related') ?? -1;
  const inSheet = (of: string) => lines.find((cells) => cells[0] === of)?.[column];
  expect([inSheet(lamp.sku), inSheet(fresh)]).toEqual([both, one.sku]);

  const emptied = await send([columns, line(lamp.sku, '')].join('\n'));
  await step('applySheet', emptied.id);
  expect(await besideOf(lamp.id)).toEqual([]);
  await step('undoSheet', emptied.id);
  expect(await besideOf(lamp.id)).toEqual([other.sku, one.sku]);

  const wrong = await send(
    [columns, line(lamp.sku, 'NOT-HERE'), line(one.sku, fresh)].join('\n'),
    'ar',
  );
  expect(wrong).toMatchObject({ state: 'faulty', wrong: 1 });
  expect(await rowsOf(wrong.id, 'wrong', 'ar')).toMatchObject([
    { problems: [{ cell: 'F2', message: expect.stringContaining('لا يوجد في المتجر منتج بكود') }] },
  ]);
});

it('what was exported with texts and products beside it changes nothing when it comes back', async () => {
  expect(await send((await exported()).toString())).toMatchObject({ new: 0, changed: 0, wrong: 0 });
});
