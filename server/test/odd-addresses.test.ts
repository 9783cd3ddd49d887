import catalog from '@dp/storefront/app/i18n/ar/catalog.json' with { type: 'json' };
import layout from '@dp/storefront/app/i18n/ar/layout.json' with { type: 'json' };
import search from '@dp/storefront/app/i18n/ar/search.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStockedPages, type StockedPages } from './open-pages.ts';

let pages: StockedPages;
beforeAll(async () => {
  pages = await openStockedPages();
});
afterAll(() => pages.close());

describe('an address that makes no sense', () => {
  it.each([
    '?base=E99&light=purple&page=-1&sort=random&min=abc&max=-5',
    '?page=0&limit=101&offset=-1',
    `?brand=${'9'.repeat(400)}&ip=abc`,
    '?base=%27%3B%20drop%20table%20products%3B--',
  ])('of a list still shows products: %s', async (query) => {
    const { statusCode, body } = await pages.shop.page(`/shopping${query}`);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<article[\s\S]*href="\/product\/details\/\d+"/);
  });

  it('past the end of a list says that there is nothing', async () => {
    const { statusCode, body } = await pages.shop.page('/shopping?page=3999');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<article');
    expect(body).toContain(`>${catalog.noProducts}<`);
  });

  it.each([
    '/products-category/2147483647',
    '/products-category/abc',
    '/product/list/2147483647',
    '/sub/categories/-1',
    '/product-brands/2147483647',
    '/product/details/2147483647',
    '/product/details/1e3',
    '/add-to-car/2147483647',
  ])('is a helpful 404: %s', async (path) => {
    const { statusCode, body } = await pages.shop.page(path);
    expect(statusCode).toBe(404);
    const isProduct = /^\/(product\/details|add-to-car)\/\d+$/.test(path);
    const { productTitle, pageTitle } = layout.missing;
    const [, title] = /<h1[^>]*>([^<]*)<\/h1>/.exec(body) ?? [];
    expect(title).toBe(isProduct ? productTitle : pageTitle);
    const [, main = ''] = /<main([\s\S]*)<\/main>/.exec(body) ?? [];
    for (const way of ['/categories/', '/search/product']) expect(main).toContain(`href="${way}"`);
  });

  it.each([
    ['/products-category', '/shopping'],
    ['/product/list', '/shopping'],
    ['/product/details?utm_source=x', '/shopping'],
    ['/add-to-car', '/shopping'],
    ['/product-brands', '/brands'],
    ['/sub/categories', '/categories/'],
  ])('without an id leads on: %s to %s', async (path, leadsTo) => {
    const { statusCode, headers } = await pages.shop.page(path);
    expect([statusCode, headers.location]).toEqual([302, leadsTo]);
  });
});

describe('a search for what nobody searches for', () => {
  it.each([
    ['10,000 characters', 'لمبة '.repeat(2_000)],
    ['emoji', '💡💡💡'],
    ['quotes and SQL', `'; drop table products; -- " %`],
    ['only spaces', '    '],
  ])('gets a page with its field: %s', async (_what, text) => {
    const { statusCode, body } = await pages.shop.page(
      `/search/product?query=${encodeURIComponent(text)}`,
    );
    expect(statusCode).toBe(200);
    expect(body).toContain(search.field);
  });
});
