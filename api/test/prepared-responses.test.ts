import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { callHeaders } from '@dp/contract/call-request.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrangeCatalogue } from './arrange/catalogue.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
  await arrangeCatalogue(shop.db);
});
afterAll(() => shop.close());

/** A list of products, as it comes over the wire. */
async function ask(acceptEncoding: string | undefined) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/main/products/all',
    headers: callHeaders('listProducts', {
      credential: await shop.credential(),
      headers: { 'accept-encoding': acceptEncoding },
    }),
    payload: '{}',
  });
  expect(answer.statusCode).toBe(200);
  return answer;
}

it.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['GZIP;q=0.8, br;q=0', 'gzip', gunzipSync],
])('a caller that accepts %j gets %s', async (accepted, encoding, decompress) => {
  const plain = await ask(undefined);
  // Asked twice: the second answer is the cached first one.
  for (const answer of [await ask(accepted), await ask(accepted)]) {
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(answer.rawPayload.length),
      vary: 'accept-encoding',
    });
    expect(decompress(answer.rawPayload).toString()).toBe(plain.payload);
  }
});

it.each([[undefined], ['identity'], ['br;q=0, gzip;q=0.0'], ['deflate']])(
  'a caller that accepts %j gets it as it is',
  async (accepted) => {
    const answer = await ask(accepted);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-store' });
    expect(answer.json().total).toBe(4);
  },
);

it('a popular answer is compressed better while it is being sent', async () => {
  const { rawPayload: quick } = await ask('gzip');
  let popular = quick;
  // Some answers later the better form is ready.
  for (let asked = 0; asked < 1_000 && popular.equals(quick); asked += 1) {
    popular = (await ask('gzip')).rawPayload;
  }
  expect(popular.length).toBeLessThan(quick.length);
  expect(gunzipSync(popular)).toEqual(gunzipSync(quick));
});
