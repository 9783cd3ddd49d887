import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrangeSheet, finishSheetWork, xlsxOf } from './arrange/sheets.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

const PRODUCTS = 2_000;

let office: TestBackOffice;
let manager: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
  await office.db.execute(sql`
    with lamps as (
      insert into products (sku, slug, name_ar, name_en, list_price_piastres)
      select 'LAMP-' || n, 'lamp-' || n, 'لمبة ' || n, 'Lamp ' || n, 10000
      from generate_series(1, ${PRODUCTS}::int) as n returning id
    )
    insert into product_details (product_id) select id from lamps`);
});
afterAll(() => office.close());

const sheetWith = (prices: (n: number) => number | string) =>
  xlsxOf([
    ['sku', 'list_price'],
    ...Array.from({ length: PRODUCTS }, (_, at) => [`LAMP-${at + 1}`, prices(at + 1)]),
  ]);
async function pricesInShop() {
  const { rows } = await office.db.execute<{ piastres: number; count: number }>(sql`
    select list_price_piastres::int as piastres, count(*)::int as count from products group by 1`);
  return rows;
}

it('one wrong cell among many rows is named with its place, and nothing changes', async () => {
  const file = await sheetWith((n) => (n === PRODUCTS - 1 ? 'abc' : 120));
  const sheet = await arrangeSheet(office, manager, file);
  expect(sheet).toMatchObject({ state: 'faulty', changed: PRODUCTS - 1, wrong: 1 });
  const input = { params: { id: sheet.id }, query: { show: 'wrong' } };
  const { body } = await office.call('listSheetRows', input, { as: manager });
  expect(body.data).toMatchObject([
    { problems: [{ cell: `B${PRODUCTS}`, message: 'should be a number, not "abc"' }] },
  ]);
  expect(await pricesInShop()).toEqual([{ piastres: 10_000, count: PRODUCTS }]);
});

it('many rows are applied and undone in pieces, each product once', async () => {
  const sheet = await arrangeSheet(office, manager, await sheetWith(() => 120));
  expect(sheet).toMatchObject({ state: 'ready', changed: PRODUCTS });
  const step = async (name: 'applySheet' | 'undoSheet', version: number) => {
    await office.call(name, { params: { id: sheet.id }, body: { version } }, { as: manager });
    await finishSheetWork(office, 300);
  };
  await step('applySheet', sheet.version);
  expect(await pricesInShop()).toEqual([{ piastres: 12_000, count: PRODUCTS }]);
  await step('undoSheet', sheet.version + 2);
  expect(await pricesInShop()).toEqual([{ piastres: 10_000, count: PRODUCTS }]);
  const { rows } = await office.db.execute(sql`
    select version, count(*)::int as count from products group by 1`);
  expect(rows).toEqual([{ version: 3, count: PRODUCTS }]);
});
