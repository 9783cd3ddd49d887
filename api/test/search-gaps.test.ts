import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSearchGaps } from '../src/search/search-gaps.ts';
import { arrangeCatalogue } from './arrange/catalogue.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
  await arrangeCatalogue(shop.db);
});
afterAll(() => shop.close());

const ask = (query: string, body: object = {}) =>
  shop.call('searchProducts', { query: { query }, body });

async function gaps() {
  const rows = await listSearchGaps(shop.db, 100);
  return rows.map(({ query, count }) => [query, count]);
}

it('a query that finds nothing is counted each time it is asked, its spellings together', async () => {
  await ask('غسالة أطباق');
  await ask('غساله اطباق');
  await ask('غسالة أطباق');
  await ask('ثلاجة');
  expect(await gaps()).toEqual([
    ['غساله اطباق', 3],
    ['ثلاجه', 1],
  ]);
});

it('what finds something, half words, further pages, filtered searches and numbers of people are not counted', async () => {
  const before = await gaps();
  await ask('لمبة');
  await ask('zq');
  await ask('غسالة أطباق', { offset: 20 });
  await ask('لمبة', { filters: { price_min: 1_000_000 } });
  await ask('01012345678');
  await ask('   ');
  await ask('"لنبة"');
  expect(await gaps()).toEqual(before);
});

it('the latest of equally frequent queries comes first', async () => {
  shop.clock.advance({ minutes: 5 });
  await ask('مكنسة');
  expect((await gaps()).slice(0, 3).map(([query]) => query)).toEqual([
    'غساله اطباق',
    'مكنسه',
    'ثلاجه',
  ]);
});
