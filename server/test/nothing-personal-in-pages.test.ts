import type { OpenDatabase } from '@dp/api/database/database.ts';
import type { Catalogue } from '@dp/api/test/arrange/catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, openStockedPages, publicPages, type ShopWithPages } from './open-pages.ts';

let database: OpenDatabase;
let catalogue: Catalogue;
let shop: ShopWithPages;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, catalogue, shop, close } = await openStockedPages());
});
afterAll(() => close());

describe('nothing personal gets into a page', () => {
  const SECRET = 'stolen-1f0c';
  /** All that a request can carry about who sends it. */
  const personal: Record<string, string> = {
    cookie: `user-token=${SECRET}; USERNAME_KEY=${SECRET}; adminToken=${SECRET}; session=${SECRET}; dark_mode=${SECRET}; locale=ar`,
    authorization: `Bearer ${SECRET}`,
    'user-token': SECRET,
    db: SECRET,
    uid: SECRET,
    host: `${SECRET}.example`,
    origin: `https://${SECRET}.example`,
    referer: `https://${SECRET}.example/`,
    forwarded: `host=${SECRET}.example;for=${SECRET}`,
    'x-forwarded-host': `${SECRET}.example`,
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': SECRET,
    'x-original-url': `/${SECRET}`,
    'x-rewrite-url': `/${SECRET}`,
    'x-request-id': SECRET,
    'x-http-method-override': 'POST',
    'user-agent': SECRET,
    'accept-language': 'en',
    'cache-control': 'no-cache',
    range: 'bytes=0-10',
  };

  it('whatever the first one who asks for it sends along', async () => {
    // Another shop, so that these are the first requests for every page.
    const own = await openPages(database);
    try {
      for (const url of publicPages(catalogue)) {
        const first = await own.page(url, personal);
        expect([url, first.statusCode]).toEqual([url, 200]);
        const { 'x-request-id': _, ...sent } = first.headers;
        expect((first.body + JSON.stringify(sent)).includes(SECRET)).toBe(false);
        const next = await own.page(url);
        expect([url, next.headers.etag, next.body === first.body]).toEqual([
          url,
          first.headers.etag,
          true,
        ]);
        expect((await shop.page(url)).headers.etag).toBe(first.headers.etag);
      }
    } finally {
      await own.close();
    }
  });

  it('nor in the address', async () => {
    for (const url of ['/', `/product/details/${catalogue.products.bulb9}`]) {
      const plain = await shop.page(url);
      for (const query of [`?token=${SECRET}`, `?utm_source=${SECRET}`, `?lang=${SECRET}`]) {
        await shop.page(url + query);
        const again = await shop.page(url);
        expect(again.body === plain.body).toBe(true);
        expect(again.body.includes(SECRET)).toBe(false);
      }
    }
  });

  it('and pages set no cookies', async () => {
    for (const url of publicPages(catalogue)) {
      expect((await shop.page(url, personal)).headers['set-cookie']).toBeUndefined();
    }
  });
});
