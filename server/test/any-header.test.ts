import { gzipSync } from 'node:zlib';
import { problem } from '@dp/contract/problem.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headersOf, openProductionShop, type ProductionShop, statusOf } from './production-shop.ts';
import { rawAnswer } from './raw-client.ts';

// Over real connections: what Node's own client would refuse to send has to arrive.

/** How many requests: a taste of them in every run of the tests. */
const RUNS = Number(process.env.DP_FUZZ_RUNS ?? 300);

let shop: ProductionShop;
let authorization: string;
beforeAll(async () => {
  shop = await openProductionShop();
  const answer = await shop.ask('GET /service-credential');
  const { data } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as {
    data: { token: string };
  };
  authorization = `Bearer ${data.token}`;
});
afterAll(() => shop.close());

const REQUEST_HEADERS = [
  ...['accept', 'accept-charset', 'accept-encoding', 'accept-language', 'authorization'],
  ...['cache-control', 'connection', 'content-disposition', 'content-encoding'],
  ...['content-language', 'content-length', 'content-location', 'content-md5', 'content-range'],
  ...['content-type', 'cookie', 'date', 'db', 'dnt', 'expect', 'forwarded', 'from', 'host'],
  ...['http2-settings', 'idempotency-key', 'if-match', 'if-modified-since', 'if-none-match'],
  ...['if-range', 'if-unmodified-since', 'keep-alive', 'max-forwards', 'origin', 'pragma'],
  ...['prefer', 'priority', 'proxy-authorization', 'range', 'referer', 'sec-fetch-mode'],
  ...['sec-fetch-site', 'sec-websocket-key', 'te', 'trailer', 'transfer-encoding', 'uid'],
  ...['upgrade', 'upgrade-insecure-requests', 'user-agent', 'user-token', 'via', 'warning'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-http-method-override'],
  ...['x-request-id', '__proto__', 'constructor'],
];
const VALUES = [
  ...['', ' ', ',', ';', '=', '"', '*', '*/*', '0', '-1', '1', 'NaN', '9'.repeat(40), 'null'],
  ...['gzip', 'br', 'deflate', 'zstd', 'identity', 'x', 'gzip, gzip', 'chunked', 'gzip, chunked'],
  ...[
    '100-continue',
    'websocket',
    'h2c',
    'close',
    'keep-alive',
    'upgrade',
    'bytes=0-',
    'bytes=9-1',
  ],
  ...['Bearer', 'Bearer a.b.c', 'Basic Og==', 'application/json', 'application/json; charset=x'],
  ...['multipart/form-data', 'text/html;q=2', 'a=b; a=c; =', 'locale=%zz', 'http://[', 'a[b:99999'],
  ...['Thu, 99 Foo 0000', '\t', '\x7f', '\x00', '\u00e9', '\xff\xfe', 'ا', '💡', '%00', '../..'],
  ...['x'.repeat(20_000), '"'.repeat(2_000), `${'a,'.repeat(2_000)}`],
];
const anyHeader = fc.tuple(
  fc.constantFrom(...REQUEST_HEADERS),
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...VALUES) }, fc.string({ maxLength: 60 })),
);
/** Public pages, files, calls with and without a body, and unknown addresses. */
const LINES = [
  ...['GET /', 'GET /categories', 'GET /search/product?query=x', 'GET /robots.txt', 'HEAD /'],
  ...['GET /healthz', 'GET /nothing', 'GET /media/nothing.webp', 'GET /service-credential'],
  ...['POST /api/auth/login', 'POST /api/main/products/all', 'GET /api/nothing', 'PUT /', 'FOO /'],
];
const PROPER = { host: 'shop.example', db: 'dp', uid: '1', accept: '*/*' } as const;

/** The bytes of a request: header lines may repeat and contradict each other. */
function bytesOf(line: string, headers: readonly (readonly [string, string])[], body: string) {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`${line} HTTP/1.1\r\nconnection: close\r\n${lines}\r\n${body}`);
}

function expectRefusal(answer: string): void {
  const { 'content-type': type, 'content-length': length } = headersOf(answer);
  expect(type).toBe('application/problem+json; charset=utf-8');
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  expect(Buffer.byteLength(body)).toBe(Number(length));
  expect(problem.parse(JSON.parse(body)).status).toBe(statusOf(answer));
}

it('no header makes a page or a call fail, whatever it says and however often', {
  timeout: 60_000 + RUNS * 200,
}, async () => {
  const { requestTimeout } = shop.app.server;
  // A body that never comes ends the request soon.
  shop.app.server.requestTimeout = 500;
  const seen = new Map<number, number>();
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...LINES),
        fc.array(anyHeader, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (line, odd, proper) => {
          const body = line.startsWith('POST') ? '{}' : '';
          const own = proper
            ? {
                ...PROPER,
                authorization,
                ...(body === ''
                  ? {}
                  : { 'content-type': 'application/json', 'content-length': '2' }),
              }
            : PROPER;
          const answer = await rawAnswer(
            shop.origin,
            bytesOf(line, [...Object.entries(own), ...odd], body),
          );
          // A request for another protocol may be hung up on without a word.
          const status = answer === '' ? 0 : statusOf(answer);
          seen.set(status, (seen.get(status) ?? 0) + 1);
          expect([answer.slice(0, 300), status < 500]).toEqual([answer.slice(0, 300), true]);
        },
      ),
      { numRuns: RUNS },
    );
  } finally {
    shop.app.server.requestTimeout = requestTimeout;
  }
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 404]));
});

it.each(['gzip', 'br', 'deflate', 'zstd', 'x', 'gzip, br', 'GZIP'])(
  'a call whose body claims to be %s is refused as what no call takes',
  async (encoding) => {
    for (const body of [Buffer.from('{"a":1}'), gzipSync('{}'), gzipSync('{}').subarray(0, 8)]) {
      const head = `POST /api/auth/login HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\ndb: dp\r\nuid: 1\r\naccept: */*\r\ncontent-type: application/json\r\ncontent-encoding: ${encoding}\r\ncontent-length: ${body.length}\r\n\r\n`;
      const answer = await rawAnswer(shop.origin, Buffer.concat([Buffer.from(head), body]));
      expect([statusOf(answer), answer.includes('unsupported_media_type')]).toEqual([415, true]);
    }
  },
);

it.each<[string, number, string]>([
  ['no HTTP at all', 400, 'hello\r\n\r\n'],
  ['an unknown method', 400, 'FOO / HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['an unknown version', 400, 'GET / HTTP/9.9\r\nhost: a\r\n\r\n'],
  [
    'two lengths',
    400,
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
  ],
  ['no host', 400, 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  [
    'an unknown expectation',
    417,
    'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\nexpect: x\r\n\r\n',
  ],
  ['headers without end', 431, `GET / HTTP/1.1\r\nx: ${'x'.repeat(200_000)}\r\n\r\n`],
])('%s is refused with a problem document', async (_, status, request) => {
  const answer = await rawAnswer(shop.origin, request);
  expect(statusOf(answer)).toBe(status);
  expectRefusal(answer);
});
