import { readIdList } from '@dp/contract/staff/id-list.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertBrand, insertCategory, insertProduct } from './arrange/catalogue.ts';
import { arrangePriceBatch } from './arrange/price-batches.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
let lamp: number;
let bulb: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
  const brandId = await insertBrand(office.db, { slug: 'nour', name: { ar: 'نور', en: 'Nour' } });
  const other = await insertBrand(office.db, { slug: 'other' });
  const categoryId = await insertCategory(office.db, { slug: 'lamps' });
  lamp = await insertProduct(office.db, { brandId, categoryId });
  bulb = await insertProduct(office.db, { brandId });
  await insertProduct(office.db, { brandId: other, categoryId });
});
afterAll(() => office.close());

it('the list and the table have the products of a brand, alone and together with a category', async () => {
  for (const [query, ids] of [
    [{ brand: 'nour' }, [bulb, lamp]],
    [{ brand: 'nour', category: 'lamps' }, [lamp]],
  ] as const) {
    const list = await office.call('listStaffProducts', { query }, { as: manager });
    expect(list.body.data.map(({ id }) => id)).toEqual(ids);
    const grid = await office.call('listGridProducts', { query }, { as: manager });
    expect(readIdList(grid.body.data.ids)).toEqual(ids);
  }
  for (const call of ['listStaffProducts', 'listGridProducts'] as const) {
    const { problem } = await office.call(call, { query: { brand: 'none' } }, { as: manager });
    expect(problem).toMatchObject({ status: 404, code: 'brand_not_found' });
  }
});

it('a price change is of the brand that the list showed, and says so', async () => {
  const batch = await arrangePriceBatch(office, manager, {
    ...{ brand: 'nour', percent: 10, rounding: 'none' },
  });
  expect(batch.changes).toBe(2);
  expect(batch.brand).toEqual({ slug: 'nour', name: { ar: 'نور', en: 'Nour' } });
});
