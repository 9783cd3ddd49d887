import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { headersOf, openProductionShop, type ProductionShop, statusOf } from './production-shop.ts';

const EVIL = 'evil.example';

let shop: ProductionShop;
beforeAll(async () => {
  shop = await openProductionShop();
});
afterAll(() => shop.close());

/** One answer of each kind, errors included. */
const KINDS = [
  ['the home page', 'GET /', {}],
  ['a page for shoppers', 'GET /profile', {}],
  ['a page that is not there', 'GET /no/such/page', {}],
  ['a product that is not there', 'GET /product/details/999', {}],
  ['an address that cannot be read', 'GET /%', {}],
  [
    'a form sent without scripts',
    'POST /login',
    { 'content-type': 'application/x-www-form-urlencoded' },
  ],
  ['the data of a page', 'GET /shopping.data', {}],
  ['the service credential', 'GET /service-credential', {}],
  [
    'a call without credential',
    'POST /api/main/products/all',
    { 'content-type': 'application/json' },
  ],
  ['a call that is not there', 'GET /api/nothing', {}],
  ['the documents of the API', 'GET /api/docs/', {}],
  ['a picture that is not there', 'GET /media/00/000000000000000000000000-480.webp', {}],
  ['what search engines may read', 'GET /robots.txt', {}],
  ['the list of pages for them', 'GET /sitemap.xml', {}],
  ['the manifest', 'GET /manifest.webmanifest', {}],
  ['the service worker', 'GET /service-worker.js', {}],
  ['the icon', 'GET /icons/apple-touch-icon.png', {}],
  ['the health check', 'GET /healthz', {}],
] as const;

describe.each(KINDS)('%s', (_, line, headers) => {
  it('forbids framing, sniffing, foreign scripts and referrers, and is https only', async () => {
    const answer = await shop.ask(line, headers);
    expect(statusOf(answer)).toBeLessThan(500);
    expectGuarded(answer);
  });

  it('is not shared with other sites', async () => {
    const asked = { ...headers, origin: `https://${EVIL}` };
    const preflight = {
      origin: `https://${EVIL}`,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'user-token,authorization',
    };
    const path = line.split(' ')[1];
    for (const answer of [
      await shop.ask(line, asked),
      await shop.ask(`OPTIONS ${path}`, preflight),
    ]) {
      expect(answer).not.toMatch(/access-control-allow/i);
    }
  });

  it('says nothing of the name it was asked by', async () => {
    const answer = await shop.ask(line, {
      ...headers,
      host: EVIL,
      'x-forwarded-host': EVIL,
      forwarded: `host=${EVIL}`,
      'x-original-url': `//${EVIL}`,
    });
    expect(statusOf(answer)).toBeLessThan(500);
    expect(answer).not.toContain(EVIL);
  });
});

it('a picture has no scripts and no origin when it is opened by itself, and nothing else is served beside it', async () => {
  const folder = join(shop.mediaDirectory, 'ab');
  const picture = `ab${'0'.repeat(22)}-480.webp`;
  await mkdir(folder, { recursive: true });
  for (const name of [picture, 'page.html', `ab${'0'.repeat(22)}-480.html`]) {
    await writeFile(join(folder, name), '<script>alert(1)</script>');
  }
  const answer = await shop.ask(`GET /media/ab/${picture}`);
  expect(statusOf(answer)).toBe(200);
  expectGuarded(answer);
  expect(headersOf(answer)['content-security-policy']).toBe(
    "default-src 'none'; sandbox; frame-ancestors 'none'",
  );
  for (const name of ['page.html', `ab${'0'.repeat(22)}-480.html`]) {
    expect(statusOf(await shop.ask(`GET /media/ab/${name}`))).toBe(404);
  }
});

it('a page that fails to render has the same headers, and reveals nothing', async () => {
  const away = Object.assign(new Error('the-database-is-at-10.0.0.7'), { code: 'ECONNREFUSED' });
  for (const method of ['query', 'connect'] as const) {
    vi.spyOn(shop.database.pool, method).mockImplementation(() => Promise.reject(away));
  }
  const answer = await shop.ask('GET /product/details/1');
  expect(statusOf(answer)).toBe(503);
  expect(headersOf(answer)['content-type']).toBe('text/html; charset=utf-8');
  expectGuarded(answer);
  expect(answer).not.toMatch(/10\.0\.0\.7|ECONNREFUSED|at \w+ \(/);
});

function expectGuarded(answer: string): void {
  const sent = headersOf(answer);
  expect(sent['x-content-type-options']).toBe('nosniff');
  expect(sent['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(sent['x-frame-options']).toMatch(/^(DENY|SAMEORIGIN)$/);
  expect(sent['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
  const policy = sent['content-security-policy'] ?? '';
  expect(policy).toMatch(/default-src 'none'|default-src 'self'/);
  expect(policy).toContain('frame-ancestors');
  expect(policy).not.toMatch(/unsafe-|script-src[^;]*(\*|https?:|data:)/);
  expect(sent['x-powered-by'] ?? sent.server).toBeUndefined();
}
