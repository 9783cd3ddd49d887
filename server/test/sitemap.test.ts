import { gunzipSync } from 'node:zlib';
import type { OpenDatabase } from '@dp/api/database/database.ts';
import { products } from '@dp/api/products/product-tables.ts';
import type { Catalogue } from '@dp/api/test/arrange/catalogue.ts';
import { openTestDatabase } from '@dp/api/test/test-database.ts';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSearchEngineRoutes } from '../src/search-engines/search-engine-routes.ts';
import { ADDRESSES_PER_FILE, sitemapFile } from '../src/search-engines/sitemap.ts';
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

describe('the sitemap', () => {
  it('names every public page once for each language, each with all its languages', async () => {
    const { statusCode, headers, body } = await shop.page('/sitemap.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const files = addressesIn(body).map(pathOf);
    expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml']);

    const all: string[] = [];
    for (const file of files) {
      const { body: xml } = await shop.page(file);
      all.push(...addressesIn(xml));
      const [first = ''] = xml.match(/<url>.*/) ?? [];
      const [page] = addressesIn(xml)[0]?.split('?') ?? [];
      for (const [language, address] of [
        ['ar', page],
        ['en', `${page}?lang=en`],
        ['x-default', page],
      ]) {
        expect(first).toContain(
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
        );
      }
    }
    expect(new Set(all).size).toBe(all.length);
    const { products: sold, categories, brands } = catalogue;
    for (const path of [
      '/',
      '/shopping',
      `/products-category/${categories.bulbs}`,
      `/sub/categories/${categories.bulbs}`,
      `/products-category/${categories.ledBulbs}`,
      `/product-brands/${brands.nour}`,
      `/product/details/${sold.bulb9}`,
    ]) {
      expect(all).toContain(`${origin}${path}`);
      expect(all).toContain(`${origin}${path}?lang=en`);
    }
    expect(all.some((address) => address.endsWith(`/details/${sold.hidden}`))).toBe(false);
    expect(all.some((address) => address.endsWith(`/sub/categories/${categories.pendants}`))).toBe(
      false,
    );
  });

  it('names pages by the address they call their own', async () => {
    for (const file of ['/sitemaps/pages.xml', '/sitemaps/products-1.xml']) {
      for (const address of addressesIn((await shop.page(file)).body)) {
        const { statusCode, body } = await shop.page(pathOf(address));
        expect([address, statusCode]).toEqual([address, 200]);
        expect(body).toContain(`<link rel="canonical" href="${address}"/>`);
        expect(body).not.toContain('name="robots" content="noindex"');
      }
    }
  });

  it('comes compressed to who takes it', async () => {
    const plain = await shop.page('/sitemaps/products-1.xml');
    const gzip = await shop.page('/sitemaps/products-1.xml', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it.each(['products-2.xml', 'products-0.xml', 'products-x.xml', 'products-9999999.xml', 'x.xml'])(
    'has no file %s',
    async (file) => {
      expect((await shop.page(`/sitemaps/${file}`)).statusCode).toBe(404);
    },
  );

  it('is written as it is read, not all at once', async () => {
    let read = 0;
    async function* chunks() {
      for (; read < 100; read += 1) yield [{ path: `/product/details/${read}` }];
    }
    const pieces = sitemapFile(origin, chunks());
    await pieces.next();
    await pieces.next();
    expect(read).toBe(0);
    await pieces.return(undefined);
  });
});

describe('the sitemap of a large shop', () => {
  const added = 60_000;
  let large: OpenDatabase;
  const app = fastify();
  beforeAll(async () => {
    large = await openTestDatabase();
    await large.db.execute(sql`
      insert into ${products} (sku, slug, name_ar, name_en, list_price_piastres, published)
      select 'S' || n, 's' || n, 'لمبة ' || n, 'Bulb ' || n, 100, n % 10 > 0
      from generate_series(1, ${sql.raw(String(added))}) n`);
    addSearchEngineRoutes(app, { db: large.db, origin });
  });
  afterAll(async () => {
    await app.close();
    await large.close();
  });

  it('is split where the standard says, and names every product on sale exactly once', async () => {
    const get = async (url: string) => (await app.inject({ url })).body;
    const files = addressesIn(await get('/sitemap.xml')).filter((path) => /products/.test(path));
    expect(files).toHaveLength(3);
    const all = new Set<string>();
    for (const file of files) {
      const xml = await get(pathOf(file));
      const addresses = addressesIn(xml);
      expect(addresses.length).toBeLessThanOrEqual(ADDRESSES_PER_FILE);
      // Also at most 50 MB, says the standard.
      expect(xml.length).toBeLessThan(50_000_000);
      for (const address of addresses) {
        expect(all.has(address)).toBe(false);
        all.add(address);
      }
    }
    expect(all.size).toBe(added * 0.9 * 2);
  });
});
