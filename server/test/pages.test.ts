import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { changeCatalog } from '@dp/api/catalog/change-catalog.ts';
import type { OpenDatabase } from '@dp/api/database/database.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { products } from '@dp/api/products/product-tables.ts';
import { setStock } from '@dp/api/products/set-stock.ts';
import { searchGaps } from '@dp/api/search/search-tables.ts';
import { type Catalogue, insertProducts } from '@dp/api/test/arrange/catalogue.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStockedPages, publicPages, type ShopWithPages } from './open-pages.ts';

let database: OpenDatabase;
let catalogue: Catalogue;
let shop: ShopWithPages;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, catalogue, shop, close } = await openStockedPages());
});
afterAll(() => close());

const pageOf = (id: number) => `/product/details/${id}`;
const rename = (id: number, nameEn: string) =>
  changeCatalog(database.db, (tx, changedIn) =>
    tx.update(products).set({ nameEn, changedIn }).where(eq(products.id, id)),
  );
const everyPage = () => publicPages(catalogue);

describe('a page that is asked for again', () => {
  it('is answered 304 without its content, while it is the same', async () => {
    for (const url of everyPage()) {
      const { headers, statusCode, body } = await shop.page(url);
      expect([url, statusCode]).toEqual([url, 200]);
      const tag = String(headers.etag);
      expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
      for (const known of [tag, `"other", ${tag}`, tag.slice(2)]) {
        const again = await shop.page(url, { 'if-none-match': known });
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
        expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
      }
      const other = await shop.page(url, { 'if-none-match': 'W/"other"' });
      expect([other.statusCode, other.body === body]).toEqual([200, true]);
    }
  });

  it('has another tag after what it shows was changed, and only then', async () => {
    const { bulb12, candle } = catalogue.products;
    const [before, other] = await Promise.all([shop.page(pageOf(bulb12)), shop.page('/brands')]);
    await rename(bulb12, 'Renamed bulb');
    const after = await shop.page(`${pageOf(bulb12)}?lang=en`);
    expect(after.body.includes('Renamed bulb')).toBe(true);
    const arabic = await shop.page(pageOf(bulb12), { 'if-none-match': `${before.headers.etag}` });
    expect(arabic.statusCode).toBe(304);
    expect((await shop.page('/brands')).headers.etag).toBe(other.headers.etag);
    await rename(bulb12, 'Renamed again');
    const again = await shop.page(`${pageOf(bulb12)}?lang=en`, {
      'if-none-match': `${after.headers.etag}`,
    });
    expect([again.statusCode, again.body.includes('Renamed again')]).toEqual([200, true]);
    expect((await shop.page(pageOf(candle))).statusCode).toBe(200);
  });

  it('is not rendered again while more is in stock than one order may have', async () => {
    const [id = 0] = await insertProducts(database.db, [{ sku: 'DP-PLENTY', stock: 5_000 }]);
    const url = `${pageOf(id)}?lang=en`;
    const dataOf = async () => (await shop.page(`${pageOf(id)}.data?lang=en`)).body;
    const sell = (stock: number) =>
      setStock({ db: database.db, now: () => new Date() }, commandLine, {
        sku: 'DP-PLENTY',
        stock,
      });
    const { etag } = (await shop.page(url)).headers;
    expect(await dataOf()).toContain('5000');
    await sell(4_321);
    // The loaders have seen it, so the page was stale too.
    await expect.poll(dataOf).toContain('4321');
    expect((await shop.page(url)).headers.etag).toBe(etag);
    await sell(3);
    await expect.poll(async () => (await shop.page(url)).body).toContain('Only 3 left');
    expect((await shop.page(url)).headers.etag).not.toBe(etag);
  });

  it('comes in the form the browser takes, always with the same content', async () => {
    const plain = await shop.page('/');
    const brotli = await shop.page('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await shop.page('/', { 'accept-encoding': 'gzip' });
    const refused = await shop.page('/', { 'accept-encoding': 'br;q=0, identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    for (const { headers } of [plain, brotli, gzip, refused]) {
      expect(headers).toMatchObject({
        etag: plain.headers.etag,
        vary: 'accept-encoding, cookie',
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      });
    }
  });

  it('answers HEAD with its headers only', async () => {
    const whole = await shop.page('/');
    const head = await shop.page('/', {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject({
      etag: whole.headers.etag,
      'content-length': whole.headers['content-length'],
    });
  });
});

describe('the data of a page, which a navigation asks for', () => {
  it('is cached like the page itself', async () => {
    const first = await shop.page('/brands.data');
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'text/x-script']);
    expect(first.body.includes('Nour')).toBe(false);
    expect(first.body.includes('نور')).toBe(true);
    const again = await shop.page('/brands.data', { 'if-none-match': `${first.headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const english = await shop.page('/brands.data', { cookie: 'locale=en' });
    expect(english.body.includes('Nour')).toBe(true);
  });
});

describe('a search that finds nothing', () => {
  it('is counted each time it is made', async () => {
    const count = async () => {
      const [row] = await database.db.select().from(searchGaps);
      return row?.count ?? 0;
    };
    for (const times of [1, 2, 3]) {
      expect((await shop.page('/search/product?query=zzzyx')).statusCode).toBe(200);
      expect(await count()).toBe(times);
    }
  });
});

describe('the language of a page', () => {
  it('is that of the address, else of the cookie, else Arabic, whatever was requested before', async () => {
    const languageOf = async (url: string, cookie?: string) => {
      const { body, headers } = await shop.page(url, cookie === undefined ? {} : { cookie });
      expect(body.includes(`<html lang="${headers['content-language']}"`)).toBe(true);
      return headers['content-language'];
    };
    for (let round = 0; round < 2; round += 1) {
      expect(await languageOf('/shopping')).toBe('ar');
      expect(await languageOf('/shopping', 'locale=en')).toBe('en');
      expect(await languageOf('/shopping', 'x=1; locale=en; dark_mode=true')).toBe('en');
      expect(await languageOf('/shopping', 'locale=nonsense')).toBe('ar');
      expect(await languageOf('/shopping?lang=ar', 'locale=en')).toBe('ar');
      expect(await languageOf('/shopping?lang=en', 'locale=ar')).toBe('en');
      expect(await languageOf('/shopping?lang=fr')).toBe('ar');
    }
  });
});

describe('the content security policy of a page', () => {
  it('allows its own scripts by their hashes, and nothing else inline', async () => {
    for (const url of [...everyPage(), '/nothing/here']) {
      const { body, headers } = await shop.page(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toMatch(/unsafe|nonce/);
      expect(/\snonce="[^"]/.test(body)).toBe(false);
      const scripts = [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
        ([, attributes = '']) =>
          !/\ssrc=/.test(attributes) && !/type="application\//.test(attributes),
      );
      expect(scripts.length).toBeGreaterThan(2);
      for (const [, , code = ''] of scripts) {
        const hash = createHash('sha256').update(code).digest('base64');
        expect(policy).toContain(`'sha256-${hash}'`);
      }
      expect(/<style|\sstyle="|<[^>]+\son\w+="/.exec(body)?.[0]).toBeUndefined();
    }
  });
});

describe('the browser’s files', () => {
  it('are served precompressed and immutable', async () => {
    const { body } = await shop.page('/');
    const script = /"(\/assets\/framework-[\w-]+\.js)"/.exec(body)?.[1] ?? '';
    const plain = await shop.page(script);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await shop.page(script, { 'accept-encoding': encoding });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/javascript; charset=utf-8',
        vary: 'accept-encoding',
      });
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      expect(unpack(rawPayload).equals(plain.rawPayload)).toBe(true);
    }
    expect((await shop.page(`${script}.br`)).statusCode).toBe(404);
  });
});

describe('the number of cached pages', () => {
  it('is in the metrics, and does not grow with invented parameters', async () => {
    const cached = async () =>
      Number(/^dp_responses_cached (\d+)$/m.exec((await shop.page('/metrics')).body)?.[1]);
    await shop.page('/brands');
    const before = await cached();
    expect(before).toBeGreaterThan(0);
    for (let i = 0; i < 5; i += 1) {
      for (const query of [`?made_up=${i}`, `?utm_campaign=${i}`, `?lang=ar&x=${i}`]) {
        expect((await shop.page(`/brands${query}`)).statusCode).toBe(200);
      }
    }
    expect(await cached()).toBe(before);
    await shop.page('/brands?lang=en');
    expect(await cached()).toBe(before + 1);
  });
});

describe('what is no page', () => {
  it('an address that names nothing is a 404 page that browsers do not keep', async () => {
    const { statusCode, headers, body } = await shop.page('/nothing/here?lang=en');
    expect([statusCode, headers.etag, headers['content-language']]).toEqual([404, undefined, 'en']);
    expect(body.includes('<html lang="en"')).toBe(true);
  });

  it('an address under the API that names no call is a problem document', async () => {
    for (const url of ['/api', '/api/nothing', '/api?x=1']) {
      const { statusCode, headers } = await shop.page(url);
      expect([statusCode, headers['content-type']]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ]);
    }
  });

  it('an address without an id leads to the shop', async () => {
    const { statusCode, headers } = await shop.page('/product/details?utm_source=x');
    expect([statusCode, headers.location]).toEqual([302, '/shopping']);
  });
});
