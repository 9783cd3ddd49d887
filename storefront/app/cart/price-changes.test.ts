import { beforeEach, expect, test, vi } from 'vitest';
import { sampleLine, sampleQuote } from '../dev/sample-quote.ts';

const stored = new Map<string, unknown>();
vi.mock('../storage/timed-cache.ts', () => ({
  storedValue: async (key: string) => stored.get(key),
  storeValue: async (key: string, value: unknown) => void stored.set(key, value),
}));

/** A page with the cart, at a shop that compares what it is sent with today's prices. */
async function freshPage() {
  vi.resetModules();
  const { seenPrices, storeSeenPrices } = await import('./price-changes.ts');
  return async (today: Readonly<Record<number, number>>, quantity = 1) => {
    const seen = await seenPrices();
    const ids = Object.keys(today).map(Number);
    const quote = sampleQuote({
      lines: ids.map((id) => sampleLine({ product_id: id, unit_price: today[id] ?? 0, quantity })),
      differences: ids.flatMap((id) => {
        const [expected, actual] = [seen[id]?.price, today[id] ?? 0];
        return expected === undefined || expected === actual
          ? []
          : [{ kind: 'price' as const, product_id: id, name: `P${id}`, expected, actual }];
      }),
    });
    return storeSeenPrices(quote, seen);
  };
}

beforeEach(() => stored.clear());

test('a price that changed since the last visit has its earlier price; a new product has none', async () => {
  await (await freshPage())({ 1: 120, 2: 46 });
  expect(await (await freshPage())({ 1: 135, 2: 46, 3: 9 })).toEqual({
    1: { was: 120, now: 135 },
  });
});

test('a change stays while the page is open, and is old news at the next visit', async () => {
  await (await freshPage())({ 1: 120 });
  const quote = await freshPage();
  await quote({ 1: 135 });
  expect(await quote({ 1: 135 })).toEqual({ 1: { was: 120, now: 135 } });
  expect(await (await freshPage())({ 1: 135 })).toEqual({});
});

test('a reverted change is no change', async () => {
  await (await freshPage())({ 1: 120 });
  const quote = await freshPage();
  await quote({ 1: 135 });
  expect(await quote({ 1: 120 })).toEqual({});
});

test('a price is stored with the quantity it was seen for', async () => {
  await (await freshPage())({ 1: 85 }, 6);
  vi.resetModules();
  expect(await (await import('./price-changes.ts')).seenPrices()).toEqual({
    1: { price: 85, quantity: 6 },
  });
});

test('damaged memories are not sent to the shop', async () => {
  const price = (value: unknown, quantity: unknown = 1) => ({ price: value, quantity });
  stored.set('seen-prices', {
    1: price('dear'),
    x: price(5),
    2: price(-1),
    3: null,
    4: price(1e12),
    5: price(46),
    6: price(46, 0),
    7: 46,
  });
  vi.resetModules();
  expect(await (await import('./price-changes.ts')).seenPrices()).toEqual({ 5: price(46) });
});
