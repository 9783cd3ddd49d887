import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { changeCatalog } from '../src/catalog/change-catalog.ts';
import { commandLine } from '../src/principals/principal.ts';
import { takeStock } from '../src/products/move-stock.ts';
import { products } from '../src/products/product-tables.ts';
import { pinnedSearches } from '../src/search/search-tables.ts';
import { arrangeCatalogue, type Catalogue, insertProduct } from './arrange/catalogue.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

/** What no search of these tests finds by itself. */
const FAN = { name: { ar: 'مروحة', en: 'Fan' } };

let office: TestBackOffice;
let editor: StaffCaller;
let catalogue: Catalogue;
let fan: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
  editor = await office.signIn('content');
  catalogue = await arrangeCatalogue(office.db);
  fan = await insertProduct(office.db, { ...FAN, sku: 'FAN', listPrice: 20, stock: 2 });
  await office.shop.catalog.refresh();
});
beforeEach(async () => {
  await changeCatalog(office.db, (tx) => tx.delete(pinnedSearches).where(sql`true`));
  await office.shop.catalog.refresh();
});
afterAll(() => office.close());

const save = (query: string, ids: readonly number[], version = 0, more: object = {}) =>
  office.call(
    'savePinnedSearch',
    { body: { query, products: ids, version, ...more } },
    { as: editor },
  );
const pins = async (query: string) =>
  (await office.call('getPinnedSearch', { query: { query } }, { as: editor })).body;
const list = async (query: object = {}) =>
  (await office.call('listPinnedSearches', { query }, { as: editor })).body;
/** What a shopper gets, without the catalogue being read again for the test. */
const search = async (query: string, body: object = {}) =>
  (await office.shop.callAsItIs('searchProducts', { query: { query }, body })).body.data;
const found = async (query: string, body: object = {}) =>
  (await search(query, body)).data.map(({ id }) => id);
const suggested = async (query: string) =>
  (await office.shop.callAsItIs('suggestSearch', { query: { query } })).body.data.products.map(
    ({ id }) => id,
  );
const change = async (id: number, values: Partial<typeof products.$inferInsert>) => {
  await changeCatalog(office.db, (tx, changedIn) =>
    tx
      .update(products)
      .set({ ...values, changedIn })
      .where(eq(products.id, id)),
  );
  await office.shop.catalog.refresh();
};
async function lastRow() {
  const [row] = await office.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return row;
}

it('pinned products come first in their order, in results and suggestions, each once', async () => {
  const { pendant, bulb9, bulb12, candle } = catalogue.products;
  const before = await found('لمبة');
  expect(before).toEqual([bulb9, bulb12, candle]);
  await save('لمبة', [pendant, bulb12]);
  expect(await found('لمبة')).toEqual([pendant, bulb12, bulb9, candle]);
  expect(await suggested('لمبة')).toEqual([pendant, bulb12, bulb9, candle]);
  expect(await found('لمبة', { limit: 2, offset: 1 })).toEqual([bulb12, bulb9]);
  const { total, facets } = await search('لمبة');
  expect([total, facets.in_stock]).toEqual([4, 3]);
});

it('any spelling of the search finds them, another language does not', async () => {
  await save('لمبة ليد', [fan]);
  for (const query of ['لمبه ليد', 'اللمبة الليد', ' لَمبة   ليد ']) {
    expect((await found(query))[0]).toBe(fan);
  }
  expect(await found('led bulb')).not.toContain(fan);
  expect(await found('لمبة')).not.toContain(fan);
  expect((await save('لمبه ليد', [])).problem.code).toBe('validation_failed');
  expect((await pins('لمبه ليد')).data).toMatchObject({ query: 'لمبة ليد' });
});

it('a search that is corrected shows what is pinned for what it was corrected to', async () => {
  await save('لمبة', [fan]);
  expect((await search('لنبة')).corrected).toBe('لمبة');
  expect((await found('لنبة'))[0]).toBe(fan);
});

it('they show where the search finds nothing, which is no gap any more', async () => {
  expect(await found('زعبوط')).toEqual([]);
  const gaps = async () =>
    (await office.call('listSearchGaps', { query: { text: 'زعبوط' } }, { as: editor })).body.data;
  expect(await gaps()).toHaveLength(1);
  await save('زعبوط', [fan], 0, { gap: 'زعبوط' });
  expect(await gaps()).toEqual([]);
  expect(await found('زعبوط')).toEqual([fan]);
  expect(await suggested('زعبوط')).toEqual([fan]);
  expect(await gaps()).toEqual([]);
  await change(fan, { published: false });
  expect(await found('زعبوط')).toEqual([]);
  expect(await gaps()).toHaveLength(1);
  await change(fan, { published: true });
  expect(await found('زعبوط')).toEqual([fan]);
});

it('filters apply to them, and another sort puts them into its order', async () => {
  const { pendant, bulb9, bulb12, candle } = catalogue.products;
  await save('لمبة', [pendant, fan]);
  expect(await found('لمبة', { sort: 'price_asc' })).toEqual([fan, candle, bulb9, bulb12, pendant]);
  expect(await found('لمبة', { filters: { price_max: 100 } })).toEqual([fan, bulb9, candle]);
});

it('hidden and sold-out ones are left out, and come when they are on sale and in stock', async () => {
  const { bulb9, bulb12, candle, hidden } = catalogue.products;
  await save('لمبة', [hidden, candle, bulb12]);
  expect(await found('لمبة')).toEqual([bulb12, bulb9, candle]);
  expect((await pins('لمبة')).data.products).toMatchObject([
    { id: hidden, on_sale: false },
    { id: candle, on_sale: true, in_stock: false },
    { id: bulb12, on_sale: true, in_stock: true },
  ]);
  expect((await list()).data).toMatchObject([{ query: 'لمبة', pinned: 3, shown: 1 }]);
  await change(hidden, { published: true });
  expect(await found('لمبة')).toEqual([hidden, bulb12, bulb9, candle]);
  await change(hidden, { published: false });
  expect(await found('لمبة')).toEqual([bulb12, bulb9, candle]);
});

it('one that sells out leaves its place at once', async () => {
  const { bulb9, bulb12, candle } = catalogue.products;
  const last = await insertProduct(office.db, { ...FAN, stock: 1 });
  await office.shop.catalog.refresh();
  await save('لمبة', [last]);
  expect(await found('لمبة')).toEqual([last, bulb9, bulb12, candle]);
  await office.db.transaction((tx) =>
    takeStock(tx, [{ productId: last, quantity: 1 }], {
      orderId: 1,
      principal: commandLine,
      at: office.clock.now(),
    }),
  );
  office.shop.catalog.stockMoved([last]);
  await expect.poll(() => found('لمبة')).toEqual([bulb9, bulb12, candle]);
});

it('an edit shows in the very next answer, and an empty list unpins all', async () => {
  const { pendant, bulb9, bulb12, candle } = catalogue.products;
  const first = (await save('لمبة', [pendant])).body.data;
  expect((await found('لمبة'))[0]).toBe(pendant);
  const second = (await save('لمبه', [fan, pendant], first.version)).body.data;
  expect((await found('لمبة')).slice(0, 2)).toEqual([fan, pendant]);
  const { status, body } = await save('لمبة', [], second.version);
  expect([status, body.data]).toMatchObject([200, { version: 0, products: [] }]);
  expect(await found('لمبة')).toEqual([bulb9, bulb12, candle]);
  expect((await list()).data).toEqual([]);
});

it('of two who edit the same search the second is shown what the first saved', async () => {
  const { pendant, bulb9 } = catalogue.products;
  const answers = await Promise.all([save('لمبة', [pendant]), save('لمبه', [bulb9])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { version } = (await pins('لمبة')).data;
  const refused = await save('لمبة', [fan], version - 1);
  expect(refused.problem).toMatchObject({
    code: 'record_changed',
    version,
    current: { version, products: [{}] },
  });
  await save('لمبة', [], version);
  const again = (await save('لمبة', [bulb9])).body.data;
  // What was made again after a removal is not what the first editor saw.
  expect(again.version).toBeGreaterThan(version);
  expect((await save('لمبة', [fan], version)).status).toBe(409);
});

it('the audit trail has each change with SKUs, before and after', async () => {
  const { version } = (await save('لمبة', [fan])).body.data;
  const subject = { subjectKind: 'pinned-search', actorId: editor.staffId };
  expect(await lastRow()).toMatchObject({
    ...subject,
    action: 'pinned-search.save',
    before: null,
    after: { query: 'لمبة', products: [{ id: fan, name: 'FAN' }] },
  });
  await save('لمبة', [], version);
  expect(await lastRow()).toMatchObject({
    ...subject,
    action: 'pinned-search.remove',
    before: { query: 'لمبة', products: [{ id: fan, name: 'FAN' }] },
    after: null,
  });
});

it('what the shop does not have, too many, twice the same or no word is refused', async () => {
  const before = await lastRow();
  const codeOf = async (query: string, ids: readonly number[]) =>
    (await save(query, ids)).problem.code;
  const many = Array.from({ length: 21 }, (_, index) => index + 1);
  expect(await codeOf('لمبة', [fan, 999_999])).toBe('product_not_found');
  expect(await codeOf('لمبة', many)).toBe('validation_failed');
  expect(await codeOf('لمبة', [fan, fan])).toBe('validation_failed');
  expect(await codeOf('ل'.repeat(201), [fan])).toBe('validation_failed');
  expect(await codeOf('💡', [fan])).toBe('search_meaningless');
  expect(await lastRow()).toEqual(before);
});

it('they are listed page by page and found by any spelling, with a link to the shop', async () => {
  await changeCatalog(office.db, (tx, version) =>
    tx.insert(pinnedSearches).values(
      Array.from({ length: 60 }, (_, index) => {
        const query = `ناقصة ${String(index).padStart(2, '0')}`;
        return { key: query, query, productIds: [fan], version };
      }),
    ),
  );
  const first = await list({ text: 'ناقصه' });
  const second = await list({ text: 'ناقصه', after: first.next });
  expect([first.data.length, second.data.length, second.next]).toEqual([50, 10, null]);
  expect(first.data[0]).toMatchObject({ pinned: 1, shown: 1, first: [{ sku: 'FAN' }] });
  expect((await list({ text: '💡' })).data).toEqual([]);
  expect(await pins('لمبة نور')).toMatchObject({
    data: { version: 0, products: [] },
    shop_url: `http://localhost:3000/search/product?query=${encodeURIComponent('لمبة نور')}`,
  });
});
