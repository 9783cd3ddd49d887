import { beforeEach, expect, test, vi } from 'vitest';
import type { CartProduct } from './cart-view.ts';
import { changedPrices, unitPrices } from './price-changes.ts';

function product(id: number, listPrice: number, discount = 0): CartProduct {
  return { id, name: `P${id}`, listPrice, discount, available: 1 };
}

const kept = new Map<string, unknown>();
vi.mock('../storage/timed-cache.ts', () => ({
  keptValue: async (key: string) => kept.get(key),
  keepValue: async (key: string, value: unknown) => void kept.set(key, value),
}));

async function freshPage() {
  vi.resetModules();
  return (await import('./price-changes.ts')).notePrices;
}

beforeEach(() => kept.clear());

test('prices are those that are paid, in whole piastres', () => {
  expect(unitPrices([product(1, 1_850, 20), product(2, 45.5)])).toEqual({ 1: 148_000, 2: 4_600 });
});

test('only what costs another today has changed; what is new has not', () => {
  expect(changedPrices({ 1: 12_000, 2: 5_000 }, { 1: 13_500, 2: 5_000, 3: 900 })).toEqual({
    1: 12_000,
  });
});

test('a price that changed since the last visit is told with what it was', async () => {
  await (await freshPage())([product(1, 120)]);
  expect(await (await freshPage())([product(1, 135)])).toEqual({ 1: 12_000 });
});

test('it stays told while the page is open, and is old news at the next visit', async () => {
  await (await freshPage())([product(1, 120)]);
  const notePrices = await freshPage();
  await notePrices([product(1, 135)]);
  expect(await notePrices([product(1, 135)])).toEqual({ 1: 12_000 });
  expect(await (await freshPage())([product(1, 135)])).toEqual({});
});

test('a change that is taken back is no change', async () => {
  await (await freshPage())([product(1, 120)]);
  const notePrices = await freshPage();
  await notePrices([product(1, 135)]);
  expect(await notePrices([product(1, 120)])).toEqual({});
});

test('damaged memories are ignored', async () => {
  kept.set('cart-prices', { 1: 'dear', x: 5, 2: 1.5 });
  expect(await (await freshPage())([product(1, 135), product(2, 10)])).toEqual({});
});
