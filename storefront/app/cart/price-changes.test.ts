import { beforeEach, expect, test, vi } from 'vitest';
import { sampleLine, sampleQuote } from '../dev/sample-quote.ts';

const kept = new Map<string, unknown>();
vi.mock('../storage/timed-cache.ts', () => ({
  storedValue: async (key: string) => kept.get(key),
  storeValue: async (key: string, value: unknown) => void kept.set(key, value),
}));

/** A page with the cart, at a shop that compares what it is sent with today's prices. */
async function freshPage() {
  vi.resetModules();
  const { seenPrices, storeSeenPrices } = await import('./price-changes.ts');
  return async (today: Readonly<Record<number, number>>) => {
    const seen = await seenPrices();
    const ids = Object.keys(today).map(Number);
    return storeSeenPrices(
      sampleQuote({
        lines: ids.map((id) => sampleLine({ product_id: id, unit_price: today[id] ?? 0 })),
        differences: ids.flatMap((id) => {
          const [expected, actual] = [seen[id], today[id] ?? 0];
          return expected === undefined || expected === actual
            ? []
            : [{ kind: 'price' as const, product_id: id, name: `P${id}`, expected, actual }];
        }),
      }),
    );
  };
}

beforeEach(() => kept.clear());

test('a price that changed since the last visit has its earlier price; a new product has none', async () => {
  await (await freshPage())({ 1: 120, 2: 46 });
  expect(await (await freshPage())({ 1: 135, 2: 46, 3: 9 })).toEqual({ 1: 120 });
});

test('a change stays while the page is open, and is old news at the next visit', async () => {
  await (await freshPage())({ 1: 120 });
  const quote = await freshPage();
  await quote({ 1: 135 });
  expect(await quote({ 1: 135 })).toEqual({ 1: 120 });
  expect(await (await freshPage())({ 1: 135 })).toEqual({});
});

test('a reverted change is no change', async () => {
  await (await freshPage())({ 1: 120 });
  const quote = await freshPage();
  await quote({ 1: 135 });
  expect(await quote({ 1: 120 })).toEqual({});
});

test('damaged memories are not sent to the shop', async () => {
  kept.set('seen-prices', { 1: 'dear', x: 5, 2: -1, 3: null, 4: 1e12, 5: 46 });
  vi.resetModules();
  expect(await (await import('./price-changes.ts')).seenPrices()).toEqual({ 5: 46 });
});
