import type { CatalogMark } from '@dp/api/catalog/catalog-marks.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { CatalogWatch } from './catalog-watch.ts';
import { type Keepable, type Made, PageCache } from './page-cache.ts';

class TestPage implements Keepable {
  onWeight: (() => void) | undefined;
  readonly text: string;
  weight: number;
  constructor(text: string, weight = 100) {
    this.text = text;
    this.weight = weight;
  }
}

let now: number;
let version: number;
let stock: number;
let readMark: () => Promise<CatalogMark>;
let watch: CatalogWatch;
let onFailure: ReturnType<typeof vi.fn<(error: unknown) => void>>;
/** Ends the patience of whoever waits. */
let runOutOfPatience: () => void;

beforeEach(() => {
  now = 0;
  version = 1;
  stock = 1;
  readMark = async () => ({ version, stock: { key: String(stock), last: stock } });
  watch = new CatalogWatch({ version: async () => version, mark: () => readMark() }, () => now);
  onFailure = vi.fn<(error: unknown) => void>();
});

function cacheOf(capacity = 10_000): PageCache<TestPage> {
  return new PageCache({
    watch,
    capacity,
    onFailure,
    wait: () => new Promise((resolve) => (runOutOfPatience = resolve)),
  });
}

/** Makes pages that are numbered; they stay true until `differs` is set. */
function maker(as: Made<TestPage>['as'] = 'keep', weight?: number) {
  const made = { count: 0, differs: false };
  const make = vi.fn(async (): Promise<Made<TestPage>> => {
    made.count += 1;
    return {
      page: new TestPage(`page ${made.count}`, weight),
      as,
      stillTrue: async () => !made.differs,
    };
  });
  return Object.assign(make, { made });
}

const textOf = async (page: TestPage | Promise<TestPage>) => (await page).text;
/** Lets everything run that waits for nothing but other promises. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('callers who come while a page is made share it, and later ones get it without waiting', async () => {
  const cache = cacheOf();
  const make = maker();
  const pages = await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(pages.map(({ text }) => text)).toEqual(['page 1', 'page 1']);
  expect(cache.get('a', make)).toBe(pages[0]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('after a change of the catalogue the very next page is made anew', async () => {
  const cache = cacheOf();
  const make = maker();
  await cache.get('a', make);
  version = 2;
  make.made.differs = true;
  watch.changed();
  expect(await textOf(cache.get('a', make))).toBe('page 2');
});

it('a page that was begun before a change is not given to those who come after it', async () => {
  const cache = cacheOf();
  const begun = Promise.withResolvers<void>();
  let count = 0;
  const make = async (): Promise<Made<TestPage>> => {
    count += 1;
    const text = `page ${count}`;
    if (count === 1) await begun.promise;
    return { page: new TestPage(text), as: 'keep', stillTrue: async () => false };
  };
  const early = cache.get('a', make);
  await settled();
  version = 2;
  watch.changed();
  const late = cache.get('a', make);
  begun.resolve();
  expect(await textOf(early)).toBe('page 1');
  expect(await textOf(late)).toBe('page 2');
});

it('a page whose answers did not change with the catalogue is kept without making it', async () => {
  const cache = cacheOf();
  const make = maker();
  await cache.get('a', make);
  version = 2;
  watch.changed();
  expect(await textOf(cache.get('a', make))).toBe('page 1');
  expect(make).toHaveBeenCalledTimes(1);
});

it('when stock moves a page is sent as it is for a second, then looked after while it is sent', async () => {
  const cache = cacheOf();
  const make = maker();
  await cache.get('a', make);
  stock = 2;
  make.made.differs = true;
  now = 1_000;
  expect(await textOf(cache.get('a', make))).toBe('page 1');
  await settled();
  expect(make).toHaveBeenCalledTimes(1);
  now = 1_001;
  expect(await textOf(cache.get('a', make))).toBe('page 1');
  await settled();
  expect(await textOf(cache.get('a', make))).toBe('page 2');
});

it('a page older than five seconds is looked after before it is sent', async () => {
  const cache = cacheOf();
  const make = maker();
  await cache.get('a', make);
  stock = 2;
  make.made.differs = true;
  now = 5_001;
  expect(await textOf(cache.get('a', make))).toBe('page 2');
});

it('one question about the stock serves all pages for a second', async () => {
  const cache = cacheOf();
  const make = maker();
  await cache.get('a', make);
  await cache.get('b', make);
  now = 3_000;
  readMark = vi.fn(readMark);
  await cache.get('a', make);
  await settled();
  await cache.get('b', make);
  await settled();
  expect(readMark).toHaveBeenCalledTimes(1);
});

it('while the database is away pages are sent as they are, which is told once', async () => {
  const cache = cacheOf();
  const make = maker();
  await cache.get('a', make);
  await cache.get('b', make);
  const reading = readMark;
  const away = new Error('away');
  readMark = vi.fn(() => Promise.reject(away));
  version = 2;
  watch.changed();
  now = 60_000;
  expect(await textOf(cache.get('a', make))).toBe('page 1');
  expect(await textOf(cache.get('b', make))).toBe('page 2');
  expect(await textOf(cache.get('a', make))).toBe('page 1');
  expect(readMark).toHaveBeenCalledTimes(2);
  expect(onFailure.mock.calls).toEqual([[away]]);
  readMark = reading;
  make.made.differs = true;
  now = 62_000;
  expect(await textOf(cache.get('a', make))).toBe('page 3');
});

it('a page that cannot be made anew is sent as it was', async () => {
  const cache = cacheOf();
  const make = maker();
  await cache.get('a', make);
  version = 2;
  make.made.differs = true;
  watch.changed();
  expect(await textOf(cache.get('a', maker('failed')))).toBe('page 1');
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it('who waited long enough gets the page as it is', async () => {
  const cache = cacheOf();
  const make = maker();
  await cache.get('a', make);
  readMark = () => new Promise(() => {});
  now = 60_000;
  const page = cache.get('a', make);
  runOutOfPatience();
  expect(await textOf(page)).toBe('page 1');
});

it('what says that a page failed, and pages that are not to be kept, are passed on only', async () => {
  const cache = cacheOf();
  const [failed, passed] = [maker('failed'), maker('pass')];
  for (const make of [failed, passed]) {
    await cache.get('a', make);
    await cache.get('a', make);
    expect(make).toHaveBeenCalledTimes(2);
  }
  expect(cache.size).toEqual({ pages: 0, bytes: 0 });
});

it('a page that is gone is no longer kept', async () => {
  const cache = cacheOf();
  const make = maker();
  await cache.get('a', make);
  version = 2;
  make.made.differs = true;
  watch.changed();
  await cache.get('a', maker('pass'));
  expect(cache.size).toEqual({ pages: 0, bytes: 0 });
});

it('without the database a page without a copy is made all the same, to say so', async () => {
  readMark = () => Promise.reject(new Error('away'));
  const cache = cacheOf();
  const make = maker('failed');
  expect(await textOf(cache.get('a', make))).toBe('page 1');
  expect(make).toHaveBeenCalledTimes(1);
});

it('the longest unused pages make room', async () => {
  const cache = cacheOf(310);
  for (const key of ['a', 'b', 'c']) await cache.get(key, maker());
  await cache.get('a', maker());
  await cache.get('d', maker());
  expect(cache.size.pages).toBe(3);
  const again = maker();
  await cache.get('a', again);
  expect(again).not.toHaveBeenCalled();
  await cache.get('b', again);
  expect(again).toHaveBeenCalledTimes(1);
});

it('a page that grows makes room for itself, and one larger than all room is not kept', async () => {
  const cache = cacheOf(310);
  await cache.get('a', maker());
  const b = await cache.get('b', maker());
  b.weight = 250;
  b.onWeight?.();
  expect(cache.size).toEqual({ pages: 1, bytes: 252 });
  await cache.get('c', maker('keep', 400));
  expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  b.weight = 5;
  b.onWeight?.();
  expect(cache.size.bytes).toBe(0);
});
