import { arrangeCatalogue } from '@dp/api/test/arrange/catalogue.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommandShop, openCommandShop } from './command-shop.ts';

let owner: CommandShop;
beforeAll(async () => {
  owner = await openCommandShop();
  await arrangeCatalogue(owner.shop.db);
});
afterAll(() => owner.close());

const search = (query: string) => owner.shop.call('searchProducts', { query: { query }, body: {} });

it('search gaps says when nothing is missing', async () => {
  expect(await owner.type('search', 'gaps')).toEqual({
    code: 0,
    out: ['Every search so far has served its shopper well.'],
    err: [],
  });
});

it('search gaps lists what was not found, the most frequent first', async () => {
  for (const query of ['ثلاجة', 'غسالة', 'غساله']) await search(query);
  const { code, out } = await owner.type('search', 'gaps');
  expect(code).toBe(0);
  expect(out.map((line) => line.split(/ {2,}/))).toEqual([
    ['TIMES', 'LAST', 'WHY', 'SEARCHED FOR'],
    ['2', '2026-03-01 12:00', 'nothing 2', 'غساله'],
    ['1', '2026-03-01 12:00', 'nothing 1', 'ثلاجه'],
  ]);
  expect((await owner.type('search', 'gaps', '--limit', '1')).out).toHaveLength(2);
});

it('search gaps refuses an invalid limit', async () => {
  const { code, err } = await owner.type('search', 'gaps', '--limit', 'all');
  expect(code).not.toBe(0);
  expect(err.join('\n')).toContain('--limit should be a number, not "all".');
});

it('search synonyms adds, lists, removes and resets, in plain words', async () => {
  const added = await owner.type('search', 'synonyms', 'add', 'دلاية', 'زعبوط');
  expect(added.code).toBe(0);
  expect(added.out.join('\n')).toContain('زعبوط');
  expect((await search('زعبوط')).body.data.total).toBeGreaterThan(0);
  expect((await owner.type('search', 'synonyms', 'list')).out.join('\n')).toContain('pendant');
  const removed = await owner.type('search', 'synonyms', 'remove', 'زعبوط');
  expect(removed.out).toEqual(['"زعبوط" is no longer in: pendant.']);
  const again = await owner.type('search', 'synonyms', 'remove', 'زعبوط');
  expect(again.err.join('\n')).toContain('"زعبوط" is no synonym of anything.');
  expect((await owner.type('search', 'synonyms', 'reset')).out).toEqual(['1 change is gone.']);
});
