import type { Locale } from '@dp/contract/locale.ts';
import type { ProductFilters, ProductSort } from '@dp/contract/product-filters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrangeCatalogue, type Catalogue } from './arrange/catalogue.ts';
import { addressOf } from './arrange/pictures.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let catalogue: Catalogue;
beforeAll(async () => {
  shop = await TestApp.open();
  catalogue = await arrangeCatalogue(shop.db);
});
afterAll(() => shop.close());

/** The ids of a list of everything. */
async function listed(
  body: { sort?: ProductSort; filters?: ProductFilters; limit?: number; offset?: number },
  locale: Locale = 'en',
): Promise<number[]> {
  const { status, body: answer } = await shop.call('listProducts', { body }, { locale });
  expect(status).toBe(200);
  return answer.data.map(({ id }) => id);
}

describe('the list of all products', () => {
  it('has what is on sale in the shop’s own order, with the total', async () => {
    const { bulb9, bulb12, candle, pendant } = catalogue.products;
    const { body } = await shop.call('listProducts', { body: {} });
    expect(body.data.map(({ id }) => id)).toEqual([bulb9, bulb12, candle, pendant]);
    expect(body).toMatchObject({ total: 4, limit: 20, offset: 0 });
  });

  it('shows a product whole, in the caller’s language', async () => {
    const { body } = await shop.call('listProducts', { body: { limit: 1 } }, { locale: 'ar' });
    expect(body.data[0]).toEqual({
      id: catalogue.products.bulb9,
      sku: 'NR-A60-9W',
      slug: 'nr-a60-9w',
      name: 'لمبة ليد نور 9 وات E27 أصفر',
      description: 'وصف لمبة ليد نور 9 وات E27 أصفر',
      list_price: 89,
      discount: 10,
      price: 80,
      saving: 9,
      currency: 'EGP',
      images: [expect.objectContaining({ src: addressOf('nr-a60-9w'), alt: 'صورة' })],
      brand: { id: catalogue.brands.nour, name: 'نور' },
      category: {
        id: catalogue.categories.ledBulbs,
        name: 'لمبات ليد',
        parent_id: catalogue.categories.bulbs,
      },
      stock: { available: 40, in_stock: true },
      featured: false,
      specs: { watt: 9, base: 'E27', cct_kelvin: [3000], ip: 20 },
      tiers: [],
    });
  });

  it('comes in pages', async () => {
    const { bulb12, candle } = catalogue.products;
    const { body } = await shop.call('listProducts', { body: { limit: 2, offset: 1 } });
    expect(body.data.map(({ id }) => id)).toEqual([bulb12, candle]);
    expect(body).toMatchObject({ total: 4, limit: 2, offset: 1 });
  });

  it('is empty beyond its end, with the same total', async () => {
    const { body } = await shop.call('listProducts', { body: { offset: 100_000 } });
    expect(body).toMatchObject({ data: [], total: 4, offset: 100_000 });
  });

  it('counts what each filter would keep', async () => {
    const { body } = await shop.call('listProducts', { body: {} });
    expect(body.facets).toEqual({
      brands: [
        { id: catalogue.brands.lumina, name: 'Lumina', count: 2 },
        { id: catalogue.brands.nour, name: 'Nour', count: 2 },
      ],
      bases: [
        { value: 'E27', count: 3 },
        { value: 'E14', count: 1 },
      ],
      cct_bands: [
        { value: 'warm', count: 2 },
        { value: 'natural', count: 1 },
        { value: 'cool', count: 1 },
      ],
      watt_bands: [
        { value: 'up-to-5', count: 1 },
        { value: '6-9', count: 1 },
        { value: '10-15', count: 1 },
      ],
      ips: [{ value: 20, count: 3 }],
      finishes: [
        { value: 'black', count: 1 },
        { value: 'gold', count: 1 },
      ],
      dimmable: 1,
      in_stock: 3,
      discounted: 2,
      price: { min: 46, max: 1573 },
    });
  });

  it('counts each group of filters under what is chosen in the others', async () => {
    const { lumina, nour } = catalogue.brands;
    const filters: ProductFilters = { brand_ids: [nour], in_stock: true };
    const { body } = await shop.call('listProducts', { body: { filters } });
    expect(body.total).toBe(2);
    expect(body.facets).toMatchObject({
      // The other brand's one that is in stock.
      brands: [
        { id: lumina, count: 1 },
        { id: nour, count: 2 },
      ],
      bases: [
        { value: 'E27', count: 2 },
        { value: 'E14', count: 0 },
      ],
      finishes: [
        { value: 'black', count: 0 },
        { value: 'gold', count: 0 },
      ],
      in_stock: 2,
      discounted: 1,
      price: { min: 80, max: 120 },
    });
  });
});

describe('sorting', () => {
  it('by price goes by what is paid, both ways', async () => {
    const { bulb9, bulb12, candle, pendant } = catalogue.products;
    expect(await listed({ sort: 'price_asc' })).toEqual([candle, bulb9, bulb12, pendant]);
    expect(await listed({ sort: 'price_desc' })).toEqual([pendant, bulb12, bulb9, candle]);
  });

  it('by name follows the caller’s language, numbers by their size', async () => {
    const { bulb9, bulb12, candle, pendant } = catalogue.products;
    // Lumina brass pendant, Lumina candle bulb, Nour … 9 W, Nour … 12 W
    expect(await listed({ sort: 'name_asc' }, 'en')).toEqual([pendant, candle, bulb9, bulb12]);
    // دلاية، لمبة شمعة، لمبة ليد نور 9، لمبة ليد نور 12
    expect(await listed({ sort: 'name_asc' }, 'ar')).toEqual([pendant, candle, bulb9, bulb12]);
    expect(await listed({ sort: 'name_desc' }, 'ar')).toEqual([bulb12, bulb9, candle, pendant]);
  });

  it('brings the latest added first', async () => {
    const { bulb9, bulb12, candle, pendant } = catalogue.products;
    expect(await listed({ sort: 'newest' })).toEqual([pendant, candle, bulb12, bulb9]);
  });

  it('holds across pages', async () => {
    const { bulb9, bulb12 } = catalogue.products;
    expect(await listed({ sort: 'price_desc', limit: 2, offset: 1 })).toEqual([bulb12, bulb9]);
  });
});

describe('filters', () => {
  it.each<[string, (c: Catalogue) => ProductFilters, (keyof Catalogue['products'])[]]>([
    ['a brand', ({ brands }) => ({ brand_ids: [brands.nour] }), ['bulb9', 'bulb12']],
    [
      'either of two brands',
      ({ brands }) => ({ brand_ids: [brands.nour, brands.lumina] }),
      ['bulb9', 'bulb12', 'candle', 'pendant'],
    ],
    ['a brand that does not exist', () => ({ brand_ids: [2_147_483_647] }), []],
    ['a base', () => ({ bases: ['E14'] }), ['candle']],
    ['a colour temperature it can be switched to', () => ({ cct_bands: ['natural'] }), ['candle']],
    ['a wattage band, its upper end included', () => ({ watt_bands: ['6-9'] }), ['bulb9']],
    ['an IP rating', () => ({ ips: [20, 65] }), ['bulb9', 'bulb12', 'candle']],
    ['a finish', () => ({ finishes: ['black'] }), ['pendant']],
    ['dimmable', () => ({ dimmable: true }), ['bulb12']],
    ['in stock', () => ({ in_stock: true }), ['bulb9', 'bulb12', 'pendant']],
    ['discounted', () => ({ discounted: true }), ['bulb9', 'pendant']],
    ['featured', () => ({ featured: true }), ['pendant']],
    ['prices, both ends included', () => ({ price_min: 80, price_max: 120 }), ['bulb9', 'bulb12']],
    ['a price range turned round', () => ({ price_min: 120, price_max: 80 }), []],
    [
      'two filters, which must both hold',
      ({ brands }) => ({ brand_ids: [brands.lumina], in_stock: true }),
      ['pendant'],
    ],
    [
      'empty lists, which filter nothing',
      () => ({ bases: [], brand_ids: [] }),
      ['bulb9', 'bulb12', 'candle', 'pendant'],
    ],
  ])('keep %s', async (_, filters, expected) => {
    const { body } = await shop.call('listProducts', { body: { filters: filters(catalogue) } });
    expect(body.data.map(({ id }) => id)).toEqual(expected.map((name) => catalogue.products[name]));
    expect(body.total).toBe(expected.length);
  });
});

describe('a category’s products', () => {
  it('include those of its sub-categories, under `products`', async () => {
    const { bulb9, bulb12, candle } = catalogue.products;
    const { body } = await shop.call('listCategoryProducts', {
      params: { id: catalogue.categories.bulbs },
      body: {},
    });
    expect(body.products.map(({ id }) => id)).toEqual([bulb9, bulb12, candle]);
    expect(body).toMatchObject({ total: 3, limit: 20, offset: 0 });
    expect(body.facets.brands.map(({ count }) => count)).toEqual([2, 1]);
  });

  it('are the same by both addresses, with sort, filters and pages', async () => {
    const list = { sort: 'price_desc', filters: { bases: ['E27'] }, limit: 1, offset: 1 };
    const id = catalogue.categories.bulbs;
    const one = await shop.call('listCategoryProducts', { params: { id }, body: list });
    const other = await shop.call('listProductsByCategory', { body: { ...list, category_id: id } });
    expect(one.body.products.map((product) => product.id)).toEqual([catalogue.products.bulb9]);
    expect(one.body.total).toBe(2);
    expect(other.body).toEqual(one.body);
  });

  it('are none in an empty category', async () => {
    // The only product right in "ceiling" is not published; its sub-category has one.
    const { body } = await shop.call('listCategoryProducts', {
      params: { id: catalogue.categories.ceiling },
      body: { filters: { bases: ['G9'] } },
    });
    expect(body).toMatchObject({ products: [], total: 0 });
  });
});

it('a brand’s products come with facets', async () => {
  const { candle, pendant } = catalogue.products;
  const { body } = await shop.call('listProductsByBrand', {
    body: { brand_id: catalogue.brands.lumina, sort: 'price_desc' },
  });
  expect(body.data.map(({ id }) => id)).toEqual([pendant, candle]);
  expect(body).toMatchObject({ total: 2, facets: { in_stock: 1, price: { min: 46, max: 1573 } } });
});

describe('bad input', () => {
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['limit 0', { limit: 0 }, { limit: 'too_small' }],
    ['limit 101', { limit: 101 }, { limit: 'too_big' }],
    ['a limit as text', { limit: '20' }, { limit: 'not_whole' }],
    ['a fractional limit', { limit: 1.5 }, { limit: 'not_whole' }],
    ['offset −1', { offset: -1 }, { offset: 'too_small' }],
    ['a huge offset', { offset: 1e15 }, { offset: 'too_big' }],
    ['an unknown sort', { sort: 'oldest' }, { sort: 'invalid' }],
    ['an unknown filter', { filters: { colour: 'red' } }, { 'filters.colour': 'unknown_field' }],
    ['an unknown base', { filters: { bases: ['E99'] } }, { 'filters.bases.0': 'invalid' }],
    ['a brand id as text', { filters: { brand_ids: ['1'] } }, { 'filters.brand_ids.0': 'invalid' }],
    ['dimmable: false', { filters: { dimmable: false } }, { 'filters.dimmable': 'invalid' }],
    ['a negative price', { filters: { price_min: -1 } }, { 'filters.price_min': 'too_small' }],
    ['a price as text', { filters: { price_max: '9' } }, { 'filters.price_max': 'not_a_number' }],
    [
      'more brands than a filter may have',
      { filters: { brand_ids: Array.from({ length: 51 }, (_, index) => index + 1) } },
      { 'filters.brand_ids': 'too_big' },
    ],
    ['an unknown field', { page: 2 }, { page: 'unknown_field' }],
  ])('%s is refused by name', async (_, body, fields) => {
    const { status, problem } = await shop.call('listProducts', { body });
    expect([status, problem.code, problem.fields]).toEqual([400, 'validation_failed', fields]);
  });

  it.each(['0', '-1', '1.5', '1e3', 'abc', '%20', '99999999999', 'null'])(
    'the category id %s is refused',
    async (id) => {
      const { status, problem } = await shop.call('listCategoryProducts', { params: { id } });
      expect([status, problem.fields]).toEqual([400, { id: 'invalid' }]);
    },
  );

  it('an unknown category is not found, by either address', async () => {
    const one = await shop.call('listCategoryProducts', { params: { id: 999_999 } });
    const other = await shop.call('listProductsByCategory', { body: { category_id: 999_999 } });
    expect([one.status, one.problem.code]).toEqual([404, 'category_not_found']);
    expect([other.status, other.problem.code]).toEqual([404, 'category_not_found']);
  });

  it('an unknown brand is not found', async () => {
    const { status, problem } = await shop.call('listProductsByBrand', {
      body: { brand_id: 999_999 },
    });
    expect([status, problem.code]).toEqual([404, 'brand_not_found']);
  });

  it.each(['listProductsByCategory', 'listProductsByBrand'] as const)(
    '%s without its id is refused',
    async (name) => {
      const { status, problem } = await shop.call(name, { body: {} });
      const field = name === 'listProductsByBrand' ? 'brand_id' : 'category_id';
      expect([status, problem.fields]).toEqual([400, { [field]: 'invalid' }]);
    },
  );
});
