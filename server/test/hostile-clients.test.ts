import { once } from 'node:events';
import { outbox } from '@dp/api/messages/message-tables.ts';
import { callHeaders } from '@dp/contract/call-request.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  headersOf,
  openProductionShop,
  type ProductionShop,
  PUBLIC_URL,
  SECRET,
  statusOf,
} from './production-shop.ts';
import { rawAnswer, rawConnection, requestText, untilClosed } from './raw-client.ts';

// Over real connections, as clients ask that mean the shop no good.

const EVIL = 'evil.example';
/** Long enough for a test's own requests, short enough to wait for. */
const IMPATIENT_MS = 300;

let shop: ProductionShop;
beforeAll(async () => {
  shop = await openProductionShop();
});
afterAll(() => shop.close());

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
    const answer = await shop.ask(`GET ${path}`);
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
    const answer = await shop.ask(`GET ${path}`);
    expect(statusOf(answer)).toBeLessThan(500);
    const { location = '/' } = headersOf(answer);
    expect(new URL(location, PUBLIC_URL).origin).toBe(PUBLIC_URL);
  });
});

describe('an invalid host', () => {
  it.each(['a[b', '%%', 'shop.example:99999', 'somebody@shop.example', '[::1'])(
    '%s does not affect pages, however they are requested',
    async (host) => {
      const answers = await Promise.all(
        ['GET', 'POST', 'DELETE', 'OPTIONS'].map((method) =>
          shop.ask(`${method} /categories`, { host, 'content-length': '0' }),
        ),
      );
      expect(answers.map(statusOf)).toEqual([200, 405, 405, 405]);
    },
  );
});

describe('an address written out in full, as a proxy may ask', () => {
  it.each([
    ['GET http://shop.example/categories', 200],
    ['GET http://shop.example', 200],
    [`GET http://${EVIL}/categories`, 200],
    ['GET http://shop.example/healthz', 200],
    ['GET http://shop.example/api/nothing', 404],
    ['GET http://shop.example/nothing', 404],
    ['OPTIONS *', 405],
    ['GET *', 404],
  ])('%s is answered as its path is: %i', async (line, status) => {
    const answer = await shop.ask(line);
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toContain(EVIL);
  });
});

describe('a request that is too much', () => {
  const call = callHeaders('serviceLogin');

  it('by its headers is refused', async () => {
    const answer = await shop.ask('GET /', { 'x-much': 'x'.repeat(200_000) });
    expect(statusOf(answer)).toBe(431);
  });

  it('by its address is refused', async () => {
    expect(statusOf(await shop.ask(`GET /${'x'.repeat(200_000)}`))).toBe(431);
  });

  it('by the length it announces is refused before it comes', async () => {
    const headers = { ...call, 'content-length': '9000000000' };
    const answer = await shop.ask('POST /api/auth/login', headers, '{"login":"');
    expect([statusOf(answer), answer.includes('body_too_large')]).toEqual([413, true]);
  });

  it('by what comes in pieces is refused when it is too much', async () => {
    const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const answer = await rawAnswer(
      shop.origin,
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
      shop.origin,
      `POST /api/auth/login HTTP/1.1\r\nhost: shop.example\r\n${lines}\r\n\r\n0\r\n\r\n${hidden}`,
    );
    expect(statusOf(answer)).toBe(400);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

describe('a client that dawdles', () => {
  it('over its headers is hung up on', async () => {
    const { headersTimeout } = shop.app.server;
    expect(headersTimeout).toBeLessThanOrEqual(15_000);
    shop.app.server.headersTimeout = IMPATIENT_MS;
    try {
      const socket = await rawConnection(shop.origin);
      socket.write('GET / HTTP/1.1\r\nhost: shop.example\r\nx-slow: ');
      expect(statusOf(await untilClosed(socket))).toBe(408);
    } finally {
      shop.app.server.headersTimeout = headersTimeout;
    }
  });

  it('over its body is hung up on', async () => {
    const { requestTimeout } = shop.app.server;
    expect(requestTimeout).toBeLessThanOrEqual(30_000);
    shop.app.server.requestTimeout = IMPATIENT_MS;
    try {
      const socket = await rawConnection(shop.origin);
      socket.write(
        'POST /api/auth/login HTTP/1.1\r\nhost: shop.example\r\ndb: dp\r\nuid: 1\r\naccept: */*\r\n' +
          'content-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      );
      expect(statusOf(await untilClosed(socket))).toBe(408);
    } finally {
      shop.app.server.requestTimeout = requestTimeout;
    }
  });

  it('keeps nobody else waiting, however many of them there are', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 200 }, () => rawConnection(shop.origin)),
    );
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nx-slow: ');
    expect(statusOf(await shop.ask('GET /'))).toBe(200);
    for (const socket of sockets) socket.destroy();
    await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
  });
});

it('what is only for developing is not there', async () => {
  for (const path of ['/dev/outbox', '/dev/ui', '/metrics']) {
    expect([path, statusOf(await shop.ask(`GET ${path}`))]).toEqual([path, 404]);
  }
});

it('messages lead to the shop itself, whatever name it was asked by', async () => {
  const { data } = JSON.parse(
    (await shop.ask('GET /service-credential')).split('\r\n\r\n')[1] ?? '',
  ) as {
    data: { token: string };
  };
  const body = JSON.stringify({ login: '01012345678' });
  const answer = await shop.ask(
    'POST /api/client/auth/login',
    {
      host: EVIL,
      'x-forwarded-host': EVIL,
      origin: `https://${EVIL}`,
      ...callHeaders('login', { credential: data.token }),
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  );
  expect(statusOf(answer)).toBe(200);
  const [message] = await shop.database.db.select().from(outbox);
  expect(message?.text).toContain('@shop.example #');
  expect(JSON.stringify(message)).not.toContain(EVIL);
});
