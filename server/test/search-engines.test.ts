import type { Catalogue } from '@dp/api/test/arrange/catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverConfig } from './command-shop.ts';
import { openStockedPages, type ShopWithPages } from './open-pages.ts';

const { publicUrl: origin } = serverConfig.api;
let catalogue: Catalogue;
let shop: ShopWithPages;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ catalogue, shop, close } = await openStockedPages());
});

afterAll(() => close());

/** The addresses a sitemap or its list names. */
function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

const pathOf = (address: string) => address.slice(origin.length);

describe('robots.txt', () => {
  it('leads to the sitemap and away from pages about the shopper', async () => {
    const { statusCode, headers, body } = await shop.page('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
    for (const path of [
      '/my-cart',
      '/checkout',
      '/profile',
      '/order-history',
      '/wishlist',
      '/api/',
    ])
      expect(body).toContain(`Disallow: ${path}\n`);
  });

  it('closes nothing that the sitemap names', async () => {
    const rules = (await shop.page('/robots.txt')).body
      .split('\n')
      .map((line) => /^(Allow|Disallow): (.*)$/.exec(line))
      .filter((rule) => rule !== null)
      .map(([, verb, path = '']) => ({ allows: verb === 'Allow', path }));
    const applying = (path: string) =>
      rules
        .filter((rule) => !rule.path.includes('*') && path.startsWith(rule.path))
        .toSorted((a, b) => b.path.length - a.path.length)[0];
    for (const file of ['/sitemaps/pages.xml', '/sitemaps/products-1.xml']) {
      for (const address of addressesIn((await shop.page(file)).body)) {
        // The search page itself is open, its results are not.
        const path = pathOf(address).replace(/^(\/search\/product)\?.*/, '$1');
        expect([path, applying(path)?.allows ?? true]).toEqual([path, true]);
      }
    }
  });
});

describe('a product that is no longer sold', () => {
  it('answers 410 with its name, its category and others like it, in both languages', async () => {
    const gone = `/product/details/${catalogue.products.hidden}`;
    for (const [language, name] of [
      ['ar', 'أبليك قديم'],
      ['en', 'Old wall light'],
    ]) {
      const { statusCode, body } = await shop.page(`${gone}?lang=${language}`);
      expect(statusCode).toBe(410);
      expect(body).toContain(name);
      expect(body).toContain(`href="/products-category/${catalogue.categories.ceiling}"`);
      expect(body).toContain('name="robots" content="noindex"');
    }
  });

  it('differs from one that never existed', async () => {
    expect((await shop.page('/product/details/2147483647')).statusCode).toBe(404);
    expect((await shop.page('/product/details/abc')).statusCode).toBe(404);
    expect((await shop.page('/no/such/page')).statusCode).toBe(404);
  });
});

describe('a product page', () => {
  it('describes the product, its offer and its place to search engines and shared links', async () => {
    const { bulb9 } = catalogue.products;
    const { body } = await shop.page(`/product/details/${bulb9}?lang=en`);
    const address = `${origin}/product/details/${bulb9}?lang=en`;
    const blocks = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    expect(blocks).toMatchObject([
      {
        '@type': 'Product',
        url: address,
        offers: { '@type': 'Offer', priceCurrency: 'EGP', url: address },
      },
      { '@type': 'BreadcrumbList', itemListElement: expect.any(Array) },
    ]);
    const [product] = blocks;
    expect(body).toContain(`<title>${product?.name} · `);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:type', 'og:locale'])
      expect(body).toContain(`<meta property="${property}" content="`);
    expect(body).toContain(`<link rel="canonical" href="${address}"/>`);
    for (const language of ['ar', 'en', 'x-default'])
      expect(body).toMatch(new RegExp(`hrefLang="${language}"`, 'i'));
  });

  it('is the same whatever address of a category leads to it', async () => {
    const { ledBulbs } = catalogue.categories;
    const canonical = `<link rel="canonical" href="${origin}/products-category/${ledBulbs}"/>`;
    for (const path of [`/products-category/${ledBulbs}`, `/product/list/${ledBulbs}`])
      expect((await shop.page(path)).body).toContain(canonical);
  });
});

describe('every page', () => {
  it('names one address for each language, the bare one for Arabic, however it was asked for', async () => {
    const path = `/products-category/${catalogue.categories.bulbs}`;
    for (const [asked, own] of [
      [path, path],
      [`${path}?lang=ar`, path],
      [`${path}?lang=ar&utm_source=mail`, path],
      [`${path}?lang=en`, `${path}?lang=en`],
    ] as const) {
      const { body } = await shop.page(asked);
      const links = [
        ...body.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"/gi),
      ];
      expect(links.map(([, language, href]) => [language, href])).toEqual([
        ['ar', origin + path],
        ['en', `${origin}${path}?lang=en`],
        ['x-default', origin + path],
      ]);
      expect(body).toContain(`<link rel="canonical" href="${origin}${own}"/>`);
      expect(body).toContain(`<meta property="og:url" content="${origin}${own}"/>`);
      expect(body).toContain('<meta property="og:site_name" content="DP"/>');
    }
  });

  it('is HTML that a browser reads as it was written, whatever its parameters', async () => {
    const odd = [
      '%00',
      'a%00b',
      '%0d',
      '%0d%0a',
      '%ED%A0%80',
      '%ff',
      '%',
      '💡'.repeat(150),
      '%01%85',
    ];
    const { categories, products: sold } = catalogue;
    for (const path of [
      '/search/product?query=',
      '/shopping?brand=',
      '/shopping?finish=',
      `/products-category/${categories.bulbs}?sort=`,
      `/product/details/${sold.bulb9}?x=`,
      '/login?next=',
      '/order-placed-successfully?id=',
      '/?lang=',
    ]) {
      for (const value of odd) {
        const { statusCode, body } = await shop.page(
          path + encodeURI(value).replaceAll('%25', '%'),
        );
        expect([path, value, statusCode < 500]).toEqual([path, value, true]);
        // Browsers replace or drop these when they parse a page, and then it is not what scripts expect.
        expect([path, value, /[\0\r]/.test(body)]).toEqual([path, value, false]);
      }
    }
  });

  it('has a title and a description of its own, in its language', async () => {
    const seen = new Map<string, string>();
    const { categories, brands, products: sold } = catalogue;
    for (const path of [
      '/',
      '/shopping',
      '/shopping?page=2',
      '/categories/',
      '/brands',
      '/bulb-finder',
      `/products-category/${categories.bulbs}`,
      `/product-brands/${brands.nour}`,
      `/product/details/${sold.bulb9}`,
      '/profile/faqs',
      '/contact-us',
    ]) {
      for (const language of ['ar', 'en']) {
        const url = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
        const { body } = await shop.page(url);
        const title = /<title>([^<]+)<\/title>/.exec(body)?.[1] ?? '';
        // Home has the application's title alone, in both languages.
        const own = title === 'DP' ? `DP (${language})` : title;
        expect([url, seen.get(own)]).toEqual([url, undefined]);
        seen.set(own, url);
        const about = /<meta name="description" content="([^"]+)"/.exec(body)?.[1] ?? '';
        expect(about.length).toBeGreaterThan(20);
        expect([url, /[\u0600-\u06ff]/.test(title + about)]).toEqual([url, language === 'ar']);
      }
    }
  });
});
