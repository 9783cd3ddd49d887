import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCatalog } from '../src/catalog/change-catalog.ts';
import { commandLine } from '../src/principals/principal.ts';
import { products } from '../src/products/product-tables.ts';
import { setStock } from '../src/products/set-stock.ts';
import { CatalogReadModel } from '../src/read-model/catalog-read-model.ts';
import {
  arrangeCatalogue,
  type Catalogue,
  changeProduct,
  insertProduct,
} from './arrange/catalogue.ts';
import { depsOf } from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let catalogue: Catalogue;
beforeAll(async () => {
  shop = await TestApp.open();
  catalogue = await arrangeCatalogue(shop.db);
});
afterAll(() => shop.close());

async function search(query: string, body: object = {}, locale: 'ar' | 'en' = 'en') {
  const { body: answer, status } = await shop.call(
    'searchProducts',
    { query: { query }, body },
    { locale },
  );
  expect(status).toBe(200);
  const { data, ...rest } = answer.data;
  return { ids: data.map(({ id }) => id), data, ...rest };
}

describe('searching', () => {
  it('finds in either language, whatever the language of the answer', async () => {
    const { pendant } = catalogue.products;
    for (const query of ['دلاية', 'pendant', 'dallaya']) {
      for (const locale of ['ar', 'en'] as const) {
        expect((await search(query, {}, locale)).ids).toContain(pendant);
      }
    }
  });

  it('answers in the language that was asked for', async () => {
    const arabic = await search('candle', {}, 'ar');
    expect(arabic.data[0]?.name).toContain('لمبة شمعة');
  });

  it('leaves out what is not on sale', async () => {
    expect((await search('لمبة')).ids).not.toContain(catalogue.products.hidden);
  });

  it('finds a measure in Arabic digits, with its unit on it or apart', async () => {
    for (const query of ['٩ وات', '9w', '9 watt', '9وات']) {
      expect((await search(query)).ids).toEqual([catalogue.products.bulb9]);
    }
  });

  it('finds by the stock-keeping unit, its beginning and without its hyphens', async () => {
    for (const query of ['NR-A60-9W', 'nr a60 9w', 'nra609w']) {
      expect((await search(query)).ids).toEqual([catalogue.products.bulb9]);
    }
    expect((await search('NR-A60')).ids).toHaveLength(2);
  });

  it('finds what half of a word of its names begins, also once it is sent off', async () => {
    const { pendant } = catalogue.products;
    expect((await search('pend')).ids).toContain(pendant);
    expect((await search('pen')).ids).not.toContain(pendant);
  });

  it('has what is in stock before what is not', async () => {
    const { bulb9, bulb12, candle } = catalogue.products;
    const { ids } = await search('لمبة');
    expect(ids.slice(0, 2).sort()).toEqual([bulb9, bulb12].sort());
    expect(ids.at(-1)).toBe(candle);
  });

  it('says what was searched instead of a misspelt text, one in Latin letters, or one on the other keyboard', async () => {
    expect((await search('لنبة')).corrected).toBe('لمبة');
    expect((await search('glfm')).corrected).toBe('لمبة');
    expect((await search('لمبة')).corrected).toBeUndefined();
    expect((await search('لمبه')).corrected).toBeUndefined();
    expect((await search('lumena')).corrected).toBe('lumina');
    expect((await search('لمبه lumena')).corrected).toBe('لمبة lumina');
  });

  it('finds nothing for letters without sense, and takes them for no other word', async () => {
    const { ids, corrected } = await search('zzzzqqq');
    expect({ ids, corrected }).toEqual({ ids: [], corrected: undefined });
  });

  it('takes words in quotation marks as they are', async () => {
    expect(await search('"لنبة"')).toMatchObject({ ids: [], total: 0 });
    expect((await search('"لمبة"')).total).toBeGreaterThan(0);
  });

  it('filters and sorts what was found, and counts it with facets', async () => {
    const { bulb9, bulb12, candle } = catalogue.products;
    const all = await search('لمبة');
    expect(all.total).toBe(3);
    expect(all.facets.in_stock).toBe(2);
    expect(all.facets.bases).toContainEqual({ value: 'E27', count: 2 });
    const filtered = await search('لمبة', { filters: { bases: ['E27'] } });
    expect(filtered.total).toBe(2);
    expect(filtered.facets.bases).toEqual(all.facets.bases);
    expect(filtered.facets.in_stock).toBe(2);
    expect((await search('لمبة', { filters: { bases: ['E14'] } })).facets.in_stock).toBe(0);
    expect((await search('لمبة', { sort: 'price_asc' })).ids).toEqual([candle, bulb9, bulb12]);
    expect((await search('لمبة', { sort: 'price_desc' })).ids).toEqual([bulb12, bulb9, candle]);
  });

  it('pages through what was found', async () => {
    const { ids: all } = await search('لمبة');
    const first = await search('لمبة', { limit: 2 });
    const second = await search('لمبة', { limit: 2, offset: 2 });
    expect([...first.ids, ...second.ids]).toEqual(all);
    expect(second).toMatchObject({ total: 3, limit: 2, offset: 2 });
    expect((await search('لمبة', { offset: 1_000 })).ids).toEqual([]);
  });
});

describe('what is near', () => {
  it('comes apart from the matches, with the closest values to one that does not exist', async () => {
    const { bulb9, bulb12 } = catalogue.products;
    const { ids, total, facets, near } = await search('لمبة 10 وات');
    expect({ ids, total }).toEqual({ ids: [], total: 0 });
    // Filters apply to what is near, so it is counted.
    const inStock = await search('لمبة 10 وات', { filters: { in_stock: true } });
    expect(facets.in_stock).toBe(inStock.near?.total);
    expect(facets.in_stock).toBeGreaterThan(0);
    expect(near?.data.slice(0, 2).map(({ id }) => id)).toEqual([bulb9, bulb12]);
    expect(near?.nearest).toEqual([{ attribute: 'watt', asked: 10, values: [9, 12] }]);
    expect(near?.relaxed).toEqual([{ word: '10 وات' }]);
  });

  it('follows the matches, on one page and over pages', async () => {
    const whole = await search('لمبة 9 وات');
    const near = whole.near?.data.map(({ id }) => id) ?? [];
    expect(whole.ids).toEqual([catalogue.products.bulb9]);
    expect(near.length).toBeGreaterThan(1);
    expect(near).not.toContain(catalogue.products.bulb9);
    const first = await search('لمبة 9 وات', { limit: 2 });
    expect([first.data.length, first.near?.data.map(({ id }) => id)]).toEqual([
      1,
      near.slice(0, 1),
    ]);
    const second = await search('لمبة 9 وات', { limit: 2, offset: 2 });
    expect([second.total, second.ids]).toEqual([1, []]);
    expect(second.near?.data.map(({ id }) => id)).toEqual(near.slice(1, 3));
  });

  it('says which word the shop does not know', async () => {
    const { total, near } = await search('لمبة غسالة');
    expect(total).toBe(0);
    expect(near?.relaxed).toEqual([{ word: 'غسالة' }]);
  });

  it('is nothing for a number alone, or where most words are unknown', async () => {
    for (const query of ['ثلاجة 12', 'لمبة غسالة أطباق سيارة']) {
      const { total, near } = await search(query);
      expect({ total, near }, query).toEqual({ total: 0, near: undefined });
    }
  });
});

describe('bad input', () => {
  it.each([
    ['nothing', ''],
    ['only spaces', '      '],
    ['emoji', '💡🔥'],
    ['quotes and SQL', `'"; drop table products; -- %_\\`],
    ['marks only', '\u064B\u0640\u200F'],
    ['digits without end', '9'.repeat(500)],
    ['control characters', 'a\u0000\u0007b'],
    ['half a surrogate pair', 'لمبة \uD83D'],
    ['brackets of a pattern', '(((((a+)+)+)+)$'],
  ])('a query of %s gets an answer', async (_, query) => {
    const { data } = await search(query);
    expect(Array.isArray(data)).toBe(true);
    const suggested = await shop.call('suggestSearch', { query: { query } });
    expect(suggested.status).toBe(200);
  });

  it('a query of 10,000 characters is read as far as it matters', async () => {
    expect((await search(`لمبة ${'x'.repeat(9_995)}`)).near?.total).toBeGreaterThan(0);
    expect((await search('لمبة '.repeat(2_000))).total).toBe(3);
  });

  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ offset: -1 }, 'offset'],
    [{ sort: 'cheapest' }, 'sort'],
  ])('%j is refused by name', async (body, field) => {
    const { status, problem } = await shop.call('searchProducts', {
      query: { query: 'لمبة' },
      body,
    });
    expect(status).toBe(400);
    expect(Object.keys(problem.fields ?? {})).toContain(field);
  });

  it('unknown filters are refused', async () => {
    const { status } = await shop.call('searchProducts', {
      query: { query: 'لمبة' },
      body: { filters: { shiny: true } },
    });
    expect(status).toBe(400);
  });

  it('a missing query is refused', async () => {
    const { status, problem } = await shop.call('searchProducts', { body: {} });
    expect(status).toBe(400);
    expect(problem.fields).toEqual({ query: 'required' });
  });
});

describe('suggestions', () => {
  it('has fuller queries, categories, brands and products, at most 8', async () => {
    const { body } = await shop.call('suggestSearch', { query: { query: 'لم' } }, { locale: 'ar' });
    const { queries, categories, brands, products: found } = body.data;
    expect(queries).toContain('لمبة');
    expect(categories.map(({ name }) => name)).toContain('لمبات');
    expect(queries.length + categories.length + brands.length + found.length).toBeLessThanOrEqual(
      8,
    );
  });

  it('knows brands typed in either script or on the other keyboard', async () => {
    for (const query of ['lumi', 'لومي', 'g,ld']) {
      const { body } = await shop.call('suggestSearch', { query: { query } });
      expect(body.data.brands.map(({ name }) => name)).toEqual(['Lumina']);
    }
  });

  it('suggests nothing for nothing', async () => {
    const { body } = await shop.call('suggestSearch', { query: { query: ' ' } });
    expect(body.data).toEqual({ queries: [], categories: [], brands: [], products: [] });
  });
});

describe('a change of the catalogue', () => {
  it('shows in the next search: new, renamed and withdrawn products', async () => {
    const { db } = shop;
    expect((await search('فانوس')).total).toBe(0);
    const id = await insertProduct(db, { name: { ar: 'فانوس رمضان', en: 'Ramadan lantern' } });
    expect((await search('فانوس')).ids).toEqual([id]);
    const words = {
      nameAr: 'خرطوم ليد',
      nameEn: 'Rope light',
      descriptionAr: '',
      descriptionEn: '',
    };
    await changeProduct(db, id, words);
    expect((await search('فانوس')).total).toBe(0);
    expect((await search('حبل ليد')).ids).toEqual([id]);
    await changeCatalog(db, (tx, version) =>
      tx.update(products).set({ published: false, changedIn: version }).where(eq(products.id, id)),
    );
    expect((await search('حبل ليد')).total).toBe(0);
  });

  it('of the stock alone shows in the order of results', async () => {
    const { bulb9, bulb12 } = catalogue.products;
    expect((await search('لمبة 9 وات نور')).ids[0]).toBe(bulb9);
    await setStock(depsOf(shop), commandLine, { sku: 'NR-A60-12W', stock: 0 });
    const { ids } = await search('لمبة');
    expect(ids[0]).toBe(bulb9);
    expect(ids.indexOf(bulb12)).toBeGreaterThan(0);
  });
});

describe('the index', () => {
  it('that is built before anybody searches is the one they get', async () => {
    const catalog = new CatalogReadModel(shop.database);
    const first = await catalog.search();
    expect(first.size).toBeGreaterThan(0);
    expect(await catalog.search()).toBe(first);
    await catalog.stop();
  });

  it('that is not yet built when the shop closes is given up', async () => {
    const catalog = new CatalogReadModel(shop.database);
    await catalog.current();
    const building = expect(catalog.search()).rejects.toThrow('closes');
    await Promise.resolve();
    await catalog.stop();
    await building;
  });
});
