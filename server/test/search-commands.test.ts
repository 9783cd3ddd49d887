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
    out: ['Every search so far has found something.'],
    err: [],
  });
});

it('search gaps lists what was not found, the most frequent first', async () => {
  for (const query of ['ثلاجة', 'غسالة', 'غساله']) await search(query);
  const { code, out } = await owner.type('search', 'gaps');
  expect(code).toBe(0);
  expect(out.map((line) => line.split(/ {2,}/))).toEqual([
    ['TIMES', 'LAST', 'SEARCHED FOR'],
    ['2', '2026-03-01 12:00', 'غساله'],
    ['1', '2026-03-01 12:00', 'ثلاجه'],
  ]);
  expect((await owner.type('search', 'gaps', '--limit', '1')).out).toHaveLength(2);
});

it('search gaps refuses a limit that is none', async () => {
  const { code, err } = await owner.type('search', 'gaps', '--limit', 'all');
  expect(code).not.toBe(0);
  expect(err.join('\n')).toContain('--limit should be a number, not "all".');
});
