import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertBrand, insertCategory } from './arrange/catalogue.ts';
import { arrangeSheet, finishSheetWork, linesOfSheet } from './arrange/sheets.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
});
afterAll(() => office.close());

const send = (file: string) => arrangeSheet(office, manager, file, 'en');
const wrongRowsOf = async (id: number) => {
  const input = { params: { id }, query: { show: 'wrong' } };
  return (await office.call('listSheetRows', input, { as: manager, locale: 'ar' })).body.data;
};

it('a shop without products exports the columns that a first sheet needs, with those of pictures and specifications', async () => {
  const input = { body: { format: 'xlsx' } } as const;
  const file = await office.call('exportProducts', input, { as: manager, locale: 'ar' });
  const [headings, names = [], ...rows] = await linesOfSheet(file.bytes);
  expect(headings).toContain('القسم');
  expect(names).toEqual(
    expect.arrayContaining(['sku', 'picture_1', 'picture_3', 'tier_1_from', 'spec_watt']),
  );
  expect(names).not.toContain('picture_4');
  expect(rows).toEqual([]);
});

it('a brand and a category are written by name in either language and any spelling, or by slug', async () => {
  const names = { ar: 'إضاءة سقف', en: 'Ceiling lights' };
  await insertCategory(office.db, { slug: 'ceiling', name: names });
  await insertBrand(office.db, { slug: 'ahram', name: { ar: 'الأهرام', en: 'Al Ahram' } });
  const lines = [
    ['NAMED-1', 'اضاءه سقف', 'الاهرام'],
    ['NAMED-2', 'ceiling lights', 'ahram'],
  ].map(([sku, category, brand]) => `${sku},نجفة,Chandelier,${category},900,${brand}`);
  const sheet = await send(`sku,name_ar,name_en,category,list_price,brand\n${lines.join('\n')}\n`);
  expect(sheet).toMatchObject({ state: 'ready', new: 2, wrong: 0 });
  const input = { params: { id: sheet.id }, body: { version: sheet.version } };
  await office.call('applySheet', input, { as: manager });
  await finishSheetWork(office, 2);
  const { rows } = await office.db.execute(sql`
    select products.sku, categories.slug as category, brands.slug as brand from products
    join categories on categories.id = category_id join brands on brands.id = brand_id
    where products.sku like 'NAMED-%' order by products.sku`);
  expect(rows).toEqual(
    ['NAMED-1', 'NAMED-2'].map((sku) => ({ sku, category: 'ceiling', brand: 'ahram' })),
  );
});

it('a name that no category has, or two have, is told with its place', async () => {
  const twice = { ar: 'معلقات', en: 'Pendants' };
  await insertCategory(office.db, { slug: 'pendants', name: twice });
  await insertCategory(office.db, { slug: 'pendants-outdoor', name: twice });
  const sheet = await send(
    'sku,name_ar,name_en,category,list_price\nUNNAMED-1,نجفة,Chandelier,معلقات,900\nUNNAMED-2,نجفة,Chandelier,ثريات,900\n',
  );
  expect(sheet).toMatchObject({ state: 'faulty', wrong: 2 });
  const problems = (await wrongRowsOf(sheet.id)).map((row) => row.problems);
  expect(problems).toEqual([
    [
      {
        cell: 'D2',
        column: 'القسم',
        message: 'هذا الاسم لأكثر من واحد؛ اكتب واحدًا من: pendants, pendants-outdoor',
      },
    ],
    [{ cell: 'D3', column: 'القسم', message: 'لا يوجد في المتجر قسم باسم "ثريات"' }],
  ]);
});
