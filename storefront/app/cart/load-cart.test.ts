import type { Quote } from '@dp/contract/quotes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { sampleLine, sampleQuote } from '../dev/sample-quote.ts';
import { loadCart } from './load-cart.ts';

const stored = new Map<string, unknown>();
vi.mock('../storage/timed-cache.ts', () => ({
  storedValue: async (key: string) => stored.get(key),
  storeValue: async (key: string, value: unknown) => void stored.set(key, value),
}));
vi.mock('../i18n/current-locale.ts', () => ({ browserLocale: () => 'ar' }));

interface Asked {
  readonly body: { lines: { id: number; quantity: number; expected_price?: number }[] };
  readonly signal: AbortSignal;
  readonly answer: (quote: Quote) => void;
  readonly fail: (error: unknown) => void;
}
let asked: Asked[] = [];
vi.mock('../session/browser-client.ts', () => ({
  browserApi: () => ({
    call: (_: string, { body, signal }: Pick<Asked, 'body' | 'signal'>) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({ body, signal, answer: (data) => resolve({ data }), fail: reject });
      }),
  }),
}));

const quoted = (quantity: number) =>
  sampleQuote({ lines: [sampleLine({ quantity, total: quantity * 1_480 })] });
async function request(index: number): Promise<Asked> {
  await vi.waitUntil(() => asked[index] !== undefined);
  return asked[index] as Asked;
}

beforeEach(() => {
  stored.clear();
  asked = [];
});

test('the last request wins: an older one is aborted, and its page gets the newer quote', async () => {
  const older = loadCart([{ id: 1, quantity: 2 }]);
  const first = await request(0);
  const newer = loadCart([{ id: 1, quantity: 3 }]);
  expect(first.signal.aborted).toBe(true);
  (await request(1)).answer(quoted(3));
  for (const cart of [await older, await newer]) {
    expect(cart.quote.lines).toMatchObject([{ quantity: 3 }]);
  }
});

test('previously seen prices are sent along, with the quantity they were seen for', async () => {
  const first = loadCart([{ id: 1, quantity: 1 }]);
  (await request(0)).answer(quoted(1));
  await first;
  void loadCart([{ id: 1, quantity: 2 }]);
  expect((await request(1)).body.lines).toEqual([
    { id: 1, quantity: 2, expected_price: 1_480, expected_quantity: 1 },
  ]);
});

test('without a connection it is the last quote, marked as such and without its address; a refusal is passed on', async () => {
  const first = loadCart([{ id: 1, quantity: 1 }]);
  const delivery = { state: 'unavailable' } as const;
  (await request(0)).answer({ ...quoted(1), delivery });
  await first;
  const offline = loadCart([{ id: 1, quantity: 4 }]);
  (await request(1)).fail(new ApiError({ status: 0, code: 'network_error' }));
  expect(await offline).toMatchObject({
    isCached: true,
    quote: { lines: [{ quantity: 1, total: 1_480 }], delivery: null, address: null },
  });
  const refused = loadCart([{ id: 1, quantity: 4 }]);
  (await request(2)).fail(new ApiError({ status: 500, code: 'internal_error' }));
  await expect(refused).rejects.toMatchObject({ code: 'internal_error' });
});
