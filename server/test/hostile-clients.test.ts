import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '@dp/api/database/database.ts';
import { outbox } from '@dp/api/messages/message-tables.ts';
import { prepareDatabase } from '@dp/api/prepare-database.ts';
import { testConfig } from '@dp/api/test/test-app.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtStorefront } from '../src/pages/storefront-source.ts';
import { createShopServer } from '../src/shop-server.ts';
import { serverConfig } from './command-shop.ts';
import { rawAnswer, rawConnection, requestText, untilClosed } from './raw-client.ts';
import { temporaryFolder } from './shop-process.ts';

// A shop as in production, asked over real connections by clients that mean it no good.

const PUBLIC_URL = 'https://shop.example';
const SECRET = 'kept-outside-7c1f';
const EVIL = 'evil.example';
/** Long enough for a test's own requests, short enough to wait for. */
const IMPATIENT_MS = 300;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: OpenDatabase;
let shop: FastifyInstance;
let origin: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  await writeFile(join(folder.path, 'secrets.json'), SECRET);
  database = await openDatabase({});
  await prepareDatabase(database);
  shop = await createShopServer(
    {
      ...serverConfig,
      dataDirectory: folder.path,
      pageCacheBytes: 1_024 * 1_024,
      api: {
        ...testConfig,
        mode: 'production',
        publicUrl: PUBLIC_URL,
        smsWebhook: { url: 'http://127.0.0.1:9/', secret: 'webhook-secret-for-tests' },
      },
    },
    database,
    builtStorefront(),
  );
  origin = await shop.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await shop.close();
  await database.close();
  await folder.remove();
});

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const headersOf = (answer: string) =>
  Object.fromEntries(
    (answer.split('\r\n\r\n', 1)[0] ?? '')
      .split('\r\n')
      .slice(1)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  ) as Record<string, string>;
const ask = (line: string, headers: Record<string, string> = {}, body = '') =>
  rawAnswer(origin, requestText(line, headers, body));

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
  ['the icon', 'GET /icons/apple-touch-icon.png', {}],
  ['the health check', 'GET /healthz', {}],
] as const;

describe.each(KINDS)('%s', (_, line, headers) => {
  it('may not be framed, sniffed, run from elsewhere, nor told on, and is https only', async () => {
    const answer = await ask(line, headers);
    const sent = headersOf(answer);
    expect(statusOf(answer)).toBeLessThan(500);
    expect(sent['x-content-type-options']).toBe('nosniff');
    expect(sent['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(sent['x-frame-options']).toMatch(/^(DENY|SAMEORIGIN)$/);
    expect(sent['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
    const policy = sent['content-security-policy'] ?? '';
    expect(policy).toMatch(/default-src 'none'|default-src 'self'/);
    expect(policy).toContain('frame-ancestors');
    expect(policy).not.toMatch(/unsafe-|script-src[^;]*(\*|https?:|data:)/);
    expect(sent['x-powered-by'] ?? sent.server).toBeUndefined();
  });

  it('is not shared with other sites', async () => {
    const asked = { ...headers, origin: `https://${EVIL}` };
    const preflight = {
      origin: `https://${EVIL}`,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'user-token,authorization',
    };
    const path = line.split(' ')[1];
    for (const answer of [await ask(line, asked), await ask(`OPTIONS ${path}`, preflight)]) {
      expect(answer).not.toMatch(/access-control-allow/i);
    }
  });

  it('says nothing of the name it was asked by', async () => {
    const answer = await ask(line, {
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

describe('a path out of the folder', () => {
  it.each([
    '/media/../secrets.json',
    '/media/..%2fsecrets.json',
    '/media/%2e%2e/secrets.json',
    '/media/%2e%2e%2fsecrets.json',
    '/media/..%5csecrets.json',
    '/media/..\\secrets.json',
    '/media/....//secrets.json',
    '/media/%252e%252e%252fsecrets.json',
    '/media/%c0%ae%c0%ae/secrets.json',
    '/media//../secrets.json',
    '/media/./../secrets.json',
    '/media/%00/../secrets.json',
    '/media/..;/secrets.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/../package.json',
    '/..%2fpackage.json',
    '/.%2e/.%2e/etc/passwd',
    '//etc/passwd',
    '/icons/..%2f..%2fserver%2findex.js',
    'file:///etc/passwd',
    'http://127.0.0.1/media/../secrets.json',
  ])('%s leads nowhere', async (path) => {
    const answer = await ask(`GET ${path}`);
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(statusOf(answer)).toBeLessThan(500);
    expect(answer).not.toMatch(new RegExp(`${SECRET}|root:|"workspaces"|"private"`));
  });
});

describe('an address that looks like another site', () => {
  it.each([
    `//${EVIL}`,
    `//${EVIL}/%2f..`,
    `/\\${EVIL}`,
    `/%5c${EVIL}`,
    `/%09/${EVIL}`,
    `///${EVIL}//`,
    `/login?next=//${EVIL}`,
    `/login?next=https://${EVIL}`,
    `/signup?next=%2F%5C${EVIL}`,
    `/categories?next=//${EVIL}`,
  ])('%s redirects to no other site', async (path) => {
    const answer = await ask(`GET ${path}`);
    expect(statusOf(answer)).toBeLessThan(500);
    const { location = '/' } = headersOf(answer);
    expect(new URL(location, PUBLIC_URL).origin).toBe(PUBLIC_URL);
  });
});

describe('a request that is too much', () => {
  const call = {
    db: 'dp',
    uid: '1',
    accept: 'application/json',
    'content-type': 'application/json',
  };

  it('by its headers is refused', async () => {
    const answer = await ask('GET /', { 'x-much': 'x'.repeat(200_000) });
    expect(statusOf(answer)).toBe(431);
  });

  it('by its address is refused', async () => {
    expect(statusOf(await ask(`GET /${'x'.repeat(200_000)}`))).toBe(431);
  });

  it('by the length it announces is refused before it comes', async () => {
    const headers = { ...call, 'content-length': '9000000000' };
    const answer = await ask('POST /api/auth/login', headers, '{"login":"');
    expect([statusOf(answer), answer.includes('body_too_large')]).toEqual([413, true]);
  });

  it('by what comes in pieces is refused when it is too much', async () => {
    const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const answer = await rawAnswer(
      origin,
      requestText('POST /api/auth/login', { ...call, 'transfer-encoding': 'chunked' }),
      ...Array.from({ length: 8 }, () => piece),
    );
    expect([statusOf(answer), answer.includes('body_too_large')]).toEqual([413, true]);
  });

  it.each([
    ['two lengths', 'content-length: 4\r\ncontent-length: 10'],
    ['a length and pieces', 'content-length: 4\r\ntransfer-encoding: chunked'],
    ['a broken length', 'content-length: +4'],
    ['a header over two lines', 'x-a: b\r\n c: d'],
  ])('with %s is refused, so that nothing hides behind it', async (_, lines) => {
    const hidden = 'GET /healthz HTTP/1.1\r\nhost: shop.example\r\n\r\n';
    const answer = await rawAnswer(
      origin,
      `POST /api/auth/login HTTP/1.1\r\nhost: shop.example\r\n${lines}\r\n\r\n0\r\n\r\n${hidden}`,
    );
    expect(statusOf(answer)).toBe(400);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

describe('a client that dawdles', () => {
  it('over its headers is hung up on', async () => {
    const { headersTimeout } = shop.server;
    expect(headersTimeout).toBeLessThanOrEqual(15_000);
    shop.server.headersTimeout = IMPATIENT_MS;
    try {
      const socket = await rawConnection(origin);
      socket.write('GET / HTTP/1.1\r\nhost: shop.example\r\nx-slow: ');
      expect(statusOf(await untilClosed(socket))).toBe(408);
    } finally {
      shop.server.headersTimeout = headersTimeout;
    }
  });

  it('over its body is hung up on', async () => {
    const { requestTimeout } = shop.server;
    expect(requestTimeout).toBeLessThanOrEqual(30_000);
    shop.server.requestTimeout = IMPATIENT_MS;
    try {
      const socket = await rawConnection(origin);
      socket.write(
        'POST /api/auth/login HTTP/1.1\r\nhost: shop.example\r\ndb: dp\r\nuid: 1\r\naccept: */*\r\n' +
          'content-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      );
      expect(statusOf(await untilClosed(socket))).toBe(408);
    } finally {
      shop.server.requestTimeout = requestTimeout;
    }
  });

  it('keeps nobody else waiting, however many of them there are', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, () => rawConnection(origin)));
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nx-slow: ');
    expect(statusOf(await ask('GET /'))).toBe(200);
    for (const socket of sockets) socket.destroy();
    await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
  });
});

it('what is only for developing is not there', async () => {
  for (const path of ['/dev/outbox', '/dev/ui', '/metrics']) {
    expect([path, statusOf(await ask(`GET ${path}`))]).toEqual([path, 404]);
  }
});

it('messages lead to the shop itself, whatever name it was asked by', async () => {
  const { data } = JSON.parse(
    (await ask('GET /service-credential')).split('\r\n\r\n')[1] ?? '',
  ) as {
    data: { token: string };
  };
  const body = JSON.stringify({ login: '01012345678' });
  const answer = await ask(
    'POST /api/client/auth/login',
    {
      host: EVIL,
      'x-forwarded-host': EVIL,
      origin: `https://${EVIL}`,
      db: 'dp',
      uid: '1',
      accept: 'application/json',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      authorization: `Bearer ${data.token}`,
    },
    body,
  );
  expect(statusOf(answer)).toBe(200);
  const [message] = await database.db.select().from(outbox);
  expect(message?.text).toContain('@shop.example #');
  expect(JSON.stringify(message)).not.toContain(EVIL);
});
