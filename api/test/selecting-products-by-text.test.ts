import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertProduct } from './arrange/catalogue.ts';
import { linesOfSheet } from './arrange/sheets.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

/** One more than a text can mean where none may be left out. */
const MANY = 10_001;

let office: TestBackOffice;
let manager: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
  await insertProduct(office.db, { sku: 'OLD-1', name: { ar: 'فانوس', en: 'Lantern' } });
  await office.db.execute(sql`update products set published = false`);
  await office.db.execute(sql`
    with lamps as (
      insert into products (sku, slug, name_ar, name_en, list_price_piastres, published)
      select 'LAMP-' || n, 'lamp-' || n, 'لمبة ' || n, 'Lamp ' || n, 10000, false
      from generate_series(1, ${MANY}::int) as n returning id
    )
    insert into product_details (product_id) select id from lamps`);
});
afterAll(() => office.close());

const exported = (text: string) =>
  office.call('exportProducts', { body: { format: 'csv', text } }, { as: manager });

it('a text that means too many products is refused by a sheet and by new prices alike', async () => {
  const refused = { status: 400, fields: { text: 'finds_too_many' } };
  expect((await exported('lamp')).problem).toMatchObject(refused);
  const body = { text: 'lamp', percent: 10, rounding: 'none' };
  const { problem } = await office.call('createPriceBatch', { body }, { as: manager });
  expect(problem).toMatchObject(refused);
});

it('a sheet has the oldest unpublished product that the text means', async () => {
  const lines = await linesOfSheet((await exported('lantern')).bytes);
  expect(lines.slice(2).map(([sku]) => sku)).toEqual(['OLD-1']);
});
