import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

const MINUTE = 60_000;

/** A fresh browser profile: its own databases, and a fresh module. */
async function freshCache() {
  vi.resetModules();
  return (await import('./timed-cache.ts')).cached;
}

beforeEach(async () => {
  // All IndexedDB classes: `idb` accesses them as globals.
  for (const [name, value] of Object.entries(await import('fake-indexeddb'))) {
    if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  }
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('a value is loaded once within 30 minutes and again after', async () => {
  const cached = await freshCache();
  let now = 1_000;
  const load = vi.fn(async () => now);
  expect(await cached('carousel.ar', load, { now: () => now })).toBe(1_000);
  now += 30 * MINUTE - 1;
  expect(await cached('carousel.ar', load, { now: () => now })).toBe(1_000);
  now += 1;
  expect(await cached('carousel.ar', load, { now: () => now })).toBe(now);
  expect(load).toHaveBeenCalledTimes(2);
});

test('the caller learns when a value expires', async () => {
  const cached = await freshCache();
  const onExpiry = vi.fn();
  await cached('featured', async () => 'new', { now: () => 1_000, onExpiry });
  await cached('featured', async () => 'newer', { now: () => 20 * MINUTE, onExpiry });
  expect(onExpiry.mock.calls).toEqual([[30 * MINUTE + 1_000], [30 * MINUTE + 1_000]]);
});

test('a forced refresh reloads and caches the result', async () => {
  const cached = await freshCache();
  await cached('featured', async () => 'old');
  expect(await cached('featured', async () => 'new', { refresh: true })).toBe('new');
  expect(await cached('featured', async () => 'newest')).toBe('new');
});

test('each key has its own value', async () => {
  const cached = await freshCache();
  await cached('carousel.ar', async () => 'ar');
  expect(await cached('carousel.en', async () => 'en')).toBe('en');
});

test('the value outlives the page: it is read from the database cache-key, version 1', async () => {
  const before = await freshCache();
  await before('featured', async () => ['cached']);
  const after = await freshCache();
  expect(await after('featured', async () => ['asked'])).toEqual(['cached']);
  const databases = await indexedDB.databases();
  expect(databases).toEqual([{ name: 'cache-key', version: 1 }]);
});

test('a failed load is passed on and caches nothing', async () => {
  const cached = await freshCache();
  const failure = new Error('offline');
  await expect(cached('featured', () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await cached('featured', async () => 'now')).toBe('now');
});

test('a clock set back does not keep a value fresh indefinitely', async () => {
  const cached = await freshCache();
  await cached('featured', async () => 'future', { now: () => 10 * MINUTE });
  expect(await cached('featured', async () => 'now', { now: () => MINUTE })).toBe('now');
});

test('without a working IndexedDB every call loads', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new Error('SecurityError');
    },
  });
  const cached = await freshCache();
  expect(await cached('featured', async () => 1)).toBe(1);
  expect(await cached('featured', async () => 2)).toBe(2);
});
