import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertBrand, insertCategory, insertProduct } from './arrange/catalogue.ts';
import { linesOfSheet } from './arrange/sheets.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let editor: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  editor = await office.signIn('content');
  const categoryId = await insertCategory(office.db, { slug: 'bulbs' });
  const brandId = await insertBrand(office.db, { slug: 'nour' });
  const common = { categoryId, brandId, specs: { watt: 9, dimensions: { length_mm: 60 } } };
  await insertProduct(office.db, {
    ...common,
    sku: 'A-1',
    listPrice: 89.5,
  });
  await insertProduct(office.db, { sku: 'B-2', name: { ar: '=1+1', en: '@home "9 W", lamp' } });
});
afterAll(() => office.close());

async function exported(body: object, locale: 'ar' | 'en' = 'ar') {
  const answer = await office.call('exportProducts', { body }, { as: editor, locale });
  expect(answer.status, answer.bytes.toString()).toBe(200);
  return answer;
}

it.each(['xlsx', 'csv'])(
  'a sheet (%s) has headings in the language of who asks, then names of columns, then products',
  async (format) => {
    const { bytes, headers } = await exported({ format });
    expect(headers['content-disposition']).toContain(`.${format}"`);
    const [headings, names, ...products] = await linesOfSheet(bytes);
    expect(headings?.slice(0, 3)).toEqual(['كود المنتج', 'اسم الرابط', 'الاسم بالعربية']);
    expect(names).toContain('spec_length_mm');
    // Columns that no product uses are left out.
    expect(names).not.toContain('picture_2');
    expect(names).not.toContain('spec_lumen');
    const cell = (line: number, name: string) => products[line]?.[names?.indexOf(name) ?? -1];
    expect(cell(0, 'sku')).toBe('A-1');
    expect(cell(0, 'list_price')).toBe('89.5');
    expect(cell(0, 'category')).toBe('bulbs');
    expect(cell(0, 'spec_watt')).toBe('9');
    // Nothing that a spreadsheet would run.
    expect(cell(1, 'name_ar')).toBe("'=1+1");
    expect(cell(1, 'name_en')).toBe('\'@home "9 W", lamp');
  },
);

it('a CSV file begins with the mark by which Excel knows UTF-8', async () => {
  const { bytes } = await exported({ format: 'csv' }, 'en');
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect((await linesOfSheet(bytes))[0]?.[0]).toBe('Stock number (SKU)');
});

it('a sheet has the products that the list shows with the same filters', async () => {
  const skus = async (body: object) =>
    (await linesOfSheet((await exported({ format: 'csv', ...body })).bytes))
      .slice(2)
      .map(([sku]) => sku);
  expect(await skus({ category: 'bulbs' })).toEqual(['A-1']);
  expect(await skus({ brand: 'nour' })).toEqual(['A-1']);
  expect(await skus({ text: 'B-2' })).toEqual(['B-2']);
  expect(await skus({ filter: 'withdrawn' })).toEqual([]);
});
