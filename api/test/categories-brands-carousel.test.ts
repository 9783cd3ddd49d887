import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  arrangeCatalogue,
  type Catalogue,
  insertBrand,
  insertCategory,
  insertProduct,
  insertSlide,
} from './arrange/catalogue.ts';
import { addressOf } from './arrange/pictures.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let catalogue: Catalogue;
beforeAll(async () => {
  shop = await TestApp.open();
  catalogue = await arrangeCatalogue(shop.db);
});
afterAll(() => shop.close());

describe('categories', () => {
  it('at the top come in the shop’s order, with the products and sub-categories below them', async () => {
    const { body } = await shop.call('listCategories', { body: {} }, { locale: 'ar' });
    expect(body).toMatchObject({ total: 2, limit: 20, offset: 0 });
    expect(body.data).toEqual([
      {
        id: catalogue.categories.bulbs,
        slug: 'bulbs',
        parent_id: null,
        name: 'لمبات',
        description: '',
        picture: expect.objectContaining({ src: addressOf('bulbs'), alt: 'صورة' }),
        product_count: 3,
        children_count: 2,
        children: [
          { id: expect.any(Number), name: expect.any(String) },
          { id: expect.any(Number), name: expect.any(String) },
        ],
      },
      expect.objectContaining({
        id: catalogue.categories.ceiling,
        product_count: 1,
        children_count: 1,
      }),
    ]);
  });

  it('come in pages', async () => {
    const { body } = await shop.call('listCategories', { body: { limit: 1, offset: 1 } });
    expect(body.data.map(({ id }) => id)).toEqual([catalogue.categories.ceiling]);
    expect(body).toMatchObject({ total: 2, limit: 1, offset: 1 });
  });

  it('below one come with that one', async () => {
    const { bulbs, ledBulbs, candleBulbs } = catalogue.categories;
    const { body } = await shop.call('listCategoryChildren', { params: { id: bulbs }, body: {} });
    expect(body.category).toMatchObject({ id: bulbs, name: 'Bulbs', children_count: 2 });
    expect(body.data.map(({ id, parent_id }) => [id, parent_id])).toEqual([
      [ledBulbs, bulbs],
      [candleBulbs, bulbs],
    ]);
    expect(body.total).toBe(2);
  });

  it('at the bottom have none below', async () => {
    const id = catalogue.categories.pendants;
    const { body } = await shop.call('listCategoryChildren', { params: { id }, body: {} });
    expect(body).toMatchObject({ data: [], total: 0, category: { id, children_count: 0 } });
  });

  it('in which nothing is sold are not listed, but open by their address', async () => {
    const empty = await insertCategory(shop.db);
    const listed = await shop.call('listCategories', { body: { limit: 100 } });
    expect(listed.body.data.map(({ id }) => id)).not.toContain(empty);
    const opened = await shop.call('listCategoryChildren', { params: { id: empty }, body: {} });
    expect(opened.body.category).toMatchObject({ id: empty, product_count: 0 });
  });

  it('that are three deep count and list everything below', async () => {
    const top = await insertCategory(shop.db);
    const middle = await insertCategory(shop.db, { parentId: top });
    const bottom = await insertCategory(shop.db, { parentId: middle });
    const product = await insertProduct(shop.db, { categoryId: bottom });
    const { body } = await shop.call('listCategoryProducts', { params: { id: top }, body: {} });
    expect(body.products.map(({ id }) => id)).toEqual([product]);
    const { body: children } = await shop.call('listCategoryChildren', {
      params: { id: top },
      body: {},
    });
    expect(children.category).toMatchObject({ product_count: 1, children_count: 1 });
  });

  it('that are unknown are not found', async () => {
    const { status, problem } = await shop.call('listCategoryChildren', {
      params: { id: 999_999 },
    });
    expect([status, problem.code]).toEqual([404, 'category_not_found']);
  });
});

describe('brands', () => {
  it('come from A to Z, ا to ي, with the products of each', async () => {
    const english = await shop.call('listBrands', { body: {} }, { locale: 'en' });
    expect(english.body.data.map(({ name, product_count }) => [name, product_count])).toEqual([
      ['Lumina', 2],
      ['Nour', 2],
    ]);
    const arabic = await shop.call('listBrands', { body: {} }, { locale: 'ar' });
    expect(arabic.body.data.map(({ name }) => name)).toEqual(['لومينا', 'نور']);
    expect(arabic.body).toMatchObject({ total: 2, limit: 20, offset: 0 });
  });

  it('of the home page come in the shop’s order', async () => {
    const { body } = await shop.call('listHomeBrands', { body: { limit: 10 } });
    expect(body.data.map(({ name }) => name)).toEqual(['Nour', 'Lumina']);
  });

  it('of which nothing is sold are not listed, but open by their address', async () => {
    const id = await insertBrand(shop.db, { name: { ar: 'آفاق', en: 'Afaq' } });
    const listed = await shop.call('listBrands', { body: {} });
    expect(listed.body.data.map((brand) => brand.id)).not.toContain(id);
    const { body } = await shop.call('getBrand', { params: { id } });
    expect(body.data).toMatchObject({ id, name: 'Afaq', logo: null, product_count: 0 });
  });

  it('that are unknown are not found', async () => {
    const { status, problem } = await shop.call('getBrand', { params: { id: 999_999 } });
    expect([status, problem.code]).toEqual([404, 'brand_not_found']);
  });
});

describe('the carousel', () => {
  it('shows its slides in order, with what each opens', async () => {
    const { db } = shop;
    const { categories, brands, products } = catalogue;
    await insertSlide(db, { title: { ar: 'كشافات', en: 'Third' }, position: 3 });
    await insertSlide(db, {
      title: { ar: 'الأول', en: 'First' },
      position: 1,
      categoryId: categories.bulbs,
    });
    await insertSlide(db, {
      title: { ar: 'الثاني', en: 'Second' },
      position: 2,
      brandId: brands.nour,
    });
    await insertSlide(db, {
      title: { ar: 'الرابع', en: 'Fourth' },
      position: 4,
      productId: products.candle,
    });
    const { body } = await shop.call('listCarousel', { body: {} });
    expect(body.data.map(({ title, link }) => [title, link])).toEqual([
      ['First', { kind: 'category', id: categories.bulbs }],
      ['Second', { kind: 'brand', id: brands.nour }],
      ['Third', null],
      ['Fourth', { kind: 'product', id: products.candle }],
    ]);
    expect(body).toMatchObject({ total: 4, limit: 20, offset: 0 });
  });

  it('leaves out slides that would open nothing', async () => {
    await insertSlide(shop.db, { position: 5, productId: catalogue.products.hidden });
    await insertSlide(shop.db, { position: 6, categoryId: await insertCategory(shop.db) });
    await insertSlide(shop.db, { position: 7, brandId: await insertBrand(shop.db) });
    const { body } = await shop.call('listCarousel', { body: { limit: 2, offset: 2 } });
    expect(body.data.map(({ title }) => title)).toEqual(['Third', 'Fourth']);
    expect(body.total).toBe(4);
  });
});

describe('bad input', () => {
  it.each([
    'listCategories',
    'listBrands',
    'listHomeBrands',
    'listCarousel',
    'listHomeSections',
    'listRooms',
    'listFeaturedProducts',
  ] as const)('%s refuses pages that cannot be, and anything else in the body', async (name) => {
    const { status, problem } = await shop.call(name, {
      body: { limit: 101, offset: -1, filters: {} },
    });
    expect([status, problem.fields]).toEqual([
      400,
      { limit: 'too_big', offset: 'too_small', filters: 'unknown_field' },
    ]);
  });

  it.each(['getBrand', 'listCategoryChildren'] as const)(
    '%s refuses ids that are not numbers',
    async (name) => {
      const { status, problem } = await shop.call(name, { params: { id: 'abc' } });
      expect([status, problem.fields]).toEqual([400, { id: 'invalid' }]);
    },
  );
});
