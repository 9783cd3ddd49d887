import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runHousekeeping } from '../src/housekeeping.ts';
import { commandLine } from '../src/principals/principal.ts';
import { SearchGapCounter } from '../src/search/search-gap-counter.ts';
import { listSearchGaps } from '../src/search/search-gap-queries.ts';
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
  const rows = await listSearchGaps(shop.db, commandLine, { limit: 100 });
  return rows.map(({ query, count }) => [query, count] as const);
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

it('poor results are counted with what was poor about them', async () => {
  await ask('لمبة 10 وات');
  await ask('لمبة 9 وات');
  await ask('لنبة');
  await shop.call('reportUntappedSearch', { query: { query: 'لمبة 9 وات' } });
  const rows = await listSearchGaps(shop.db, commandLine, { limit: 100 });
  const reasons = new Map(rows.map((row) => [row.query, row.reasons]));
  expect(reasons.get('لمبه 10w')).toEqual([{ reason: 'near', count: 1 }]);
  expect(reasons.get('لمبه 9w')).toEqual([
    { reason: 'one', count: 1 },
    { reason: 'untapped', count: 1 },
  ]);
  expect(reasons.get('لنبه')).toEqual([{ reason: 'corrected', count: 1 }]);
  await ask('NR-A60-9W');
  await ask('NR-A60');
  expect(await listSearchGaps(shop.db, commandLine, { limit: 100 })).toHaveLength(rows.length);
  await shop.db.execute(sql`delete from search_gaps where reason <> 'nothing'`);
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

describe('however many queries of nonsense are asked', () => {
  const WORDS = 20_000;
  let counter: SearchGapCounter;
  beforeEach(() => {
    counter = new SearchGapCounter({ db: shop.db, now: shop.clock.now });
  });

  /** Asks for nonsense, a thousand queries at a time, from the network that `from` gives each. */
  async function flood(word: string, from: (query: number) => string): Promise<void> {
    for (let start = 0; start < WORDS; start += 1_000) {
      shop.clock.advance({ seconds: 1 });
      const queries = Array.from({ length: 1_000 }, (_, index) => start + index);
      await Promise.all(
        queries.map((query) => counter.count(`${word} ${query}`, 'nothing', from(query))),
      );
    }
  }
  async function stored(query: string) {
    const rows = await listSearchGaps(shop.db, commandLine, { limit: 20_000 });
    return { rows: rows.length, place: rows.findIndex((row) => row.query === query) };
  }

  it('one network never takes the room of what others ask, and its own new queries still enter', async () => {
    await flood('bot', () => '192.0.2.1');
    expect((await gaps())[0]).toEqual(['غساله اطباق', 3]);
    const { rows, place } = await stored('ثلاجه');
    expect(rows).toBeLessThan(1_000);
    expect(place).toBeGreaterThan(-1);
    shop.clock.advance({ seconds: 1 });
    await counter.count('مروحة سقف', 'nothing', '192.0.2.1');
    await counter.count('دفاية', 'nothing', '192.0.2.2');
    expect(await gaps()).toEqual(
      expect.arrayContaining([
        ['مروحه سقف', 1],
        ['دفايه', 1],
      ]),
    );
  });

  it('one network cannot make its nonsense the most frequent', async () => {
    await Promise.all(
      Array.from({ length: 900 }, () => counter.count('سماعة', 'nothing', '192.0.2.3')),
    );
    for (let count = 0; count < 50; count += 1)
      await counter.count('nonsense', 'nothing', '192.0.2.3');
    const counts = new Map(await gaps());
    expect(counts.get('nonsense')).toBe(5);
    expect(counts.get('سماعه')).toBe(100);
  });

  it('from ever new networks, what shoppers repeat stays and new queries enter', async () => {
    await flood('swarm', (query) => `10.${query >> 16}.${(query >> 8) & 255}.${query & 255}`);
    const { rows, place } = await stored('غساله اطباق');
    expect(rows).toBeLessThanOrEqual(11_500);
    expect(place).toBeLessThan(5);
    shop.clock.advance({ seconds: 1 });
    await ask('خلاط');
    expect((await stored('خلاط')).place).toBeLessThan(10);
  });

  it('many at once are few statements', async () => {
    const statements = vi.spyOn(shop.database.pool, 'query');
    await Promise.all(
      Array.from({ length: 500 }, (_, query) =>
        counter.count(`crowd ${query}`, 'nothing', '192.0.2.4'),
      ),
    );
    expect(statements.mock.calls.length).toBeLessThan(10);
  });
});

it('a search is answered though its query cannot be counted', async () => {
  const counter = new SearchGapCounter({
    db: drizzle(new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' })),
    now: shop.clock.now,
  });
  await expect(counter.count('ميكروويف', 'nothing', '192.0.2.5')).resolves.toBeUndefined();
});

it('what nobody has searched for in half a year is removed', async () => {
  shop.clock.advance({ days: 179 });
  await ask('مكنسة');
  shop.clock.advance({ days: 2 });
  await runHousekeeping({ db: shop.db, now: shop.clock.now });
  expect(await gaps()).toEqual([['مكنسه', 1]]);
});
