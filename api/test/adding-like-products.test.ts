import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { readCatalogVersion } from '../src/catalog/catalog-version.ts';
import { importCatalog } from '../src/catalog/import-catalog.ts';
import { insertFromTemplates } from '../src/catalog/insert-from-templates.ts';
import { commandLine } from '../src/principals/principal.ts';
import { catalogueFile, product } from './arrange/catalogue-file.ts';
import { depsOf } from './arrange/orders.ts';
import { FakePictures } from './arrange/pictures.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await TestApp.open();
  const pictures = new FakePictures();
  await importCatalog(depsOf(shop), commandLine, catalogueFile(), { pictures });
});
afterEach(() => shop.close());

/** More than are written at once. */
const MANY = 2_300;

function* like(sku: string, from: number, to: number) {
  for (let number = from; number <= to; number += 1) {
    yield {
      like: sku,
      product: product(`NR-1-${number}`, {
        brand: 'nour',
        category: 'led-bulbs',
        list_price: 50 + number,
        stock: number % 4,
        specs: { watt: number % 2 === 0 ? 9 : 60 },
      }),
    };
  }
}

const add = (products: Iterable<{ like: string; product: unknown }>, written: number[] = []) =>
  insertFromTemplates(depsOf(shop), commandLine, products, (count) => written.push(count));

describe('adding very many products like one that the shop has', () => {
  it('shows them in lists, facets, sorts and search, with its pictures', async () => {
    const before = (await shop.call('listProducts', { body: {} })).body;
    const written: number[] = [];
    expect(await add(like('NR-1', 1, MANY), written)).toBe(MANY);
    expect(written).toEqual([1_000, 2_000, MANY]);

    const { body } = await shop.call('listProducts', { body: { sort: 'price_desc', limit: 2 } });
    expect(body.total).toBe(before.total + MANY);
    expect(body.data.map(({ sku }) => sku)).toEqual([`NR-1-${MANY}`, `NR-1-${MANY - 1}`]);
    expect(body.data[0]?.images).toEqual(before.data[0]?.images);
    expect(body.facets?.brands).toEqual([
      expect.objectContaining({ name: 'Brand nour', count: before.total + MANY }),
    ]);
    const powers = new Map(body.facets?.watt_bands.map(({ value, count }) => [value, count]));
    expect([...powers.values()].sort((a, b) => a - b)).toEqual([MANY / 2, MANY / 2 + 1]);
    const { body: named } = await shop.call('listProducts', {
      body: { sort: 'name_asc', limit: 3 },
    });
    expect(named.data.map(({ name }) => name)).toEqual([
      'Product NR-1',
      'Product NR-1-1',
      'Product NR-1-2',
    ]);
    const { body: found } = await shop.call('searchProducts', { query: { query: 'NR-1-2299' } });
    expect(found.data.data[0]?.sku).toBe('NR-1-2299');
    expect((await auditShop(shop.db)).findings).toEqual([]);
  });

  it('is one change of the catalogue, and none when there is nothing to add', async () => {
    const version = await readCatalogVersion(shop.db);
    await add(like('NR-1', 1, MANY));
    expect(await readCatalogVersion(shop.db)).toBe(version + 1);
    expect(await add([])).toBe(0);
    expect(await readCatalogVersion(shop.db)).toBe(version + 1);
  });

  it('adds none when one of them is wrong', async () => {
    const wrong = [
      { like: 'NR-9', product: product('X-1') },
      { like: 'NR-1', product: product('X-2', { category: 'lanterns' }) },
      { like: 'NR-1', product: product('X-3', { list_price: -1 }) },
    ];
    const { total } = (await shop.call('listProducts', { body: {} })).body;
    for (const one of wrong) {
      await expect(add([...like('NR-1', 1, 1_000), one])).rejects.toThrow();
      expect((await shop.call('listProducts', { body: {} })).body.total).toBe(total);
    }
  });
});
