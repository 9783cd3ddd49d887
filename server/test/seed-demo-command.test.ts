import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readDemoCatalog } from '@dp/demo/src/catalog-file.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_CUSTOMER } from '../src/seed-demo-shop.ts';
import { type CommandShop, openCommandShop } from './command-shop.ts';

const originals = (await readDemoCatalog()).products.length;
let root: string;
let owner: CommandShop;

async function open(): Promise<void> {
  root = await mkdtemp(join(tmpdir(), 'dp-seed-'));
  owner = await openCommandShop({ dataDirectory: join(root, 'data'), folder: root });
}
async function close(): Promise<void> {
  await owner.close();
  await rm(root, { recursive: true });
}

/** How many products the shop shows, once it is no longer too busy with having been filled to answer. */
async function total(): Promise<number> {
  let answer = await owner.shop.call('listProducts', { body: { limit: 1 } });
  while (answer.status === 503) {
    await nextTurn();
    answer = await owner.shop.call('listProducts', { body: { limit: 1 } });
  }
  return answer.body.total;
}

const grownTo = originals + 300;

describe('seed-demo in an empty shop, typed again and again', () => {
  beforeAll(open);
  afterAll(close);

  it('fills it, and lets the demo shopper sign in', async () => {
    expect(await owner.type('seed-demo')).toMatchObject({
      code: 0,
      out: [`The shop has ${originals} products, ${originals} of them new.`],
    });
    expect(await total()).toBe(originals);
    const { login, password } = { login: DEMO_CUSTOMER.email, password: DEMO_CUSTOMER.password };
    expect((await owner.shop.call('login', { body: { login, password } })).status).toBe(200);
  });

  it('with --products grows it so that lists, search and details know everything', async () => {
    expect((await owner.type('seed-demo', '--products', String(grownTo))).out).toEqual([
      `The shop has ${grownTo} products, 300 of them new.`,
    ]);
    expect(await total()).toBe(grownTo);
    const { body: found } = await owner.shop.call('searchProducts', {
      query: { query: 'DP-LB-0003-1' },
    });
    const [grown] = found.data.data;
    expect(grown).toMatchObject({ sku: 'DP-LB-0003-1', brand: { id: expect.any(Number) } });
    const { body: series } = await owner.shop.call('searchProducts', { query: { query: 'سيوة' } });
    expect(series.data.total).toBeGreaterThan(100);
    const { body: original } = await owner.shop.call('searchProducts', {
      query: { query: 'DP-LB-0003' },
    });
    const [like] = original.data.data;
    expect(grown?.images).toEqual(like?.images);
    expect(grown?.category).toEqual(like?.category);
    expect((await owner.type('audit')).code).toBe(0);
  });

  it('adds only what is missing, and takes nothing away', async () => {
    const nothingNew = [`The shop has ${grownTo} products, 0 of them new.`];
    expect((await owner.type('seed-demo', '--products', String(grownTo))).out).toEqual(nothingNew);
    expect((await owner.type('seed-demo')).out).toEqual(nothingNew);
  });
});

describe('seed-demo', () => {
  beforeEach(open);
  afterEach(close);

  it('refuses a number of products that it cannot make', async () => {
    for (const typed of ['0', String(originals - 1), '1000001', 'many', '']) {
      const { code, err } = await owner.type('seed-demo', '--products', typed);
      expect(code, typed).toBe(1);
      expect(err.join('\n')).toMatch(/^--products should be /);
    }
    expect(await total()).toBe(0);
  });

  it('refuses a shop with its own products, unless the demo is to be added to them explicitly', async () => {
    const category = { slug: 'bulbs', name: { ar: 'لمبات', en: 'Bulbs' } };
    const product = {
      sku: 'NR-1',
      name: { ar: 'لمبة', en: 'Bulb' },
      category: 'bulbs',
      list_price: 89.5,
    };
    await writeFile(
      join(root, 'shop.json'),
      JSON.stringify({ categories: [category], products: [product] }),
    );
    await owner.type('catalog', 'import', 'shop.json');
    const { code, err } = await owner.type('seed-demo', '--products', '500');
    expect(code).toBe(1);
    expect(err.join('\n')).toContain('This shop has products of its own (1, such as NR-1)');
    expect(await total()).toBe(1);

    expect(
      (await owner.type('seed-demo', '--products', '500', '--among-own-products')).out,
    ).toEqual(['The shop has 501 products, 500 of them new.']);
    expect(await total()).toBe(501);
  });
});
