import { beforeEach, describe, expect, it } from 'vitest';
import { CategoryTree } from '../categories/category-tree.ts';
import type { CachedResponse } from '../http/cached-response.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { UNSET_SHOP } from '../shop-settings/shop-details.ts';
import { type CatalogReader, SnapshotIsStale } from './catalog-reader.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import {
  UNSET_DELIVERY,
  UNSET_LOW_STOCK,
  UNSET_ORDER_SIZE,
  UNSET_PAYMENTS,
  UNSET_RETURNS,
} from './catalog-state.ts';
import { ChangeLog } from './change-log.ts';
import { ProductIndex } from './product-index.ts';
import { ResponseCache } from './response-cache.ts';
import { expiry, partShown, productsShown, type Stamp } from './stamps.ts';

/** A catalogue that changes on a test's command. */
class TestCatalog {
  latest: CatalogSnapshot = {
    sequence: 1,
    version: 1,
    products: ProductIndex.of([]),
    categories: new CategoryTree([]),
    brandNames: new Map(),
    homeSections: [],
    pins: new Map(),
    shop: UNSET_SHOP,
    returns: UNSET_RETURNS,
    payments: UNSET_PAYMENTS,
    orderSize: UNSET_ORDER_SIZE,
    lowStock: UNSET_LOW_STOCK,
    delivery: UNSET_DELIVERY,
    pages: new Map(),
    words: new Map(),
  };
  refreshes = 0;
  readonly #log = new ChangeLog();

  get upToDate() {
    return this.latest;
  }
  async current() {
    return this.latest;
  }
  async refresh() {
    this.refreshes += 1;
  }
  changesSince(sequence: number) {
    return this.#log.since(sequence);
  }
  reader(): CatalogReader {
    return { stamps: [] as Stamp[] } as CatalogReader;
  }
  change(id: number) {
    const sequence = this.latest.sequence + 1;
    const change = { id, sequence, before: undefined, after: undefined };
    this.#log.add([{ ...change, edited: true, textsChanged: false }]);
    this.latest = { ...this.latest, sequence };
  }
}

interface TestResponse extends CachedResponse {
  readonly text: string;
}

let catalog: TestCatalog;
let cache: ResponseCache;
let made: string[];
beforeEach(() => {
  catalog = new TestCatalog();
  cache = new ResponseCache(catalog, 100_000);
  made = [];
});

/** Requests a response that shows these products. */
const ask = (key: string, ids: readonly number[], meanwhile: () => void = () => {}) =>
  cache.get(key, async (reader): Promise<TestResponse> => {
    made.push(key);
    reader.stamps.push(productsShown(ids));
    meanwhile();
    return { text: `${key} ${made.length}`, weight: 100, send: (_, reply) => reply };
  });

describe('a response', () => {
  it('is built once for all requests while nothing that it shows changes', async () => {
    const answers = await Promise.all([ask('list', [1, 2]), ask('list', [1, 2])]);
    catalog.change(3);
    answers.push(await ask('list', [1, 2]));
    expect(made).toEqual(['list']);
    expect(new Set(answers).size).toBe(1);
  });

  it('is dropped by a change of what it shows, and no other is', async () => {
    await ask('list', [1, 2]);
    await ask('other', [3]);
    catalog.change(2);
    await ask('list', [1, 2]);
    await ask('other', [3]);
    expect(made).toEqual(['list', 'other', 'list']);
  });

  it('is rebuilt when the catalogue changes meanwhile, so that it never shows half of a change', async () => {
    let changes = 0;
    const { text } = await ask('list', [1], () => {
      if (changes++ === 0) catalog.change(1);
    });
    expect([text, made.length]).toEqual(['list 2', 2]);
    await ask('list', [1]);
    expect(made).toHaveLength(2);
  });

  it('is sent, but not cached, when the catalogue keeps changing', async () => {
    await ask('list', [1], () => catalog.change(1));
    const attempts = made.length;
    await ask('list', [1]);
    expect(made).toHaveLength(attempts + 1);
  });

  it('is built from the next snapshot when its rows are newer', async () => {
    let stale = true;
    const answer = await cache.get('detail', async (): Promise<TestResponse> => {
      if (stale) {
        stale = false;
        throw new SnapshotIsStale();
      }
      return { text: 'new', weight: 1, send: (_, reply) => reply };
    });
    expect([answer.text, catalog.refreshes]).toEqual(['new', 1]);
  });

  it('that cannot be built fails for those who wait for it, and the next request retries', async () => {
    const fail = () => cache.get('list', () => Promise.reject(new Error('away')));
    await expect(Promise.allSettled([fail(), fail()])).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    expect((await ask('list', [1])).text).toBe('list 1');
  });

  it('that cannot be rebuilt is served stale, and retried by the next request', async () => {
    await ask('list', [1]);
    catalog.change(1);
    const stale = await cache.get('list', () => Promise.reject<TestResponse>(new Error('away')));
    expect(stale.text).toBe('list 1');
    expect((await ask('list', [1])).text).toBe('list 2');
  });

  it('is served stale when its rebuilt page is an error page', async () => {
    await ask('page', [1]);
    catalog.change(1);
    const stale = await cache.get('page', async (): Promise<TestResponse> => {
      cache.markUncacheable();
      return { text: 'failed', weight: 1, failed: true, send: (_, reply) => reply };
    });
    expect(stale.text).toBe('page 1');
  });

  it('of what is not there any more is refused, not sent as it was', async () => {
    await ask('detail', [1]);
    catalog.change(1);
    const refuse = () =>
      cache.get('detail', () => Promise.reject(new ProblemError(404, 'product_not_found')));
    await expect(refuse()).rejects.toThrow('product_not_found');
    await expect(refuse()).rejects.toThrow('product_not_found');
  });

  it('is served stale when its rebuild hangs', { timeout: 10_000 }, async () => {
    await ask('list', [1]);
    catalog.change(1);
    const stale = await cache.get('list', () => new Promise<TestResponse>(() => {}));
    expect(stale.text).toBe('list 1');
  });

  it('requested after a change does not share a build that began before it', async () => {
    const held = Promise.withResolvers<void>();
    const before = cache.get('list', async (reader): Promise<TestResponse> => {
      made.push('begun before');
      reader.stamps.push(productsShown([1]));
      await held.promise;
      return { text: `for the first, ${made.length}`, weight: 1, send: (_, reply) => reply };
    });
    catalog.change(1);
    expect((await ask('list', [1])).text).toBe('list 2');
    held.resolve();
    expect((await before).text).toBe('for the first, 3');
  });
});

describe('a page made of responses', () => {
  const page = () =>
    cache.get('page', async (): Promise<TestResponse> => {
      made.push('page');
      await Promise.all([ask('list', [1]), ask('other', [2])]);
      return { text: 'page', weight: 1, send: (_, reply) => reply };
    });

  it('is dropped by a change of what any of them shows', async () => {
    await page();
    catalog.change(3);
    await page();
    expect(made).toEqual(['page', 'list', 'other']);
    catalog.change(2);
    await page();
    expect(made).toEqual(['page', 'list', 'other', 'page', 'other']);
  });

  it('is not cached when a part of it is not, or failed', async () => {
    const partly = (part: () => Promise<unknown>) =>
      cache.get('partly', async (): Promise<TestResponse> => {
        made.push('partly');
        await part();
        return { text: 'partly', weight: 1, send: (_, reply) => reply };
      });
    await partly(async () => cache.markUncacheable());
    await partly(() => cache.get('part', () => Promise.reject(new Error('away'))).catch(() => {}));
    await partly(async () => {});
    await partly(async () => {});
    expect(made).toEqual(['partly', 'partly', 'partly']);
  });
});

it('a response, and the page made of it, expire at their moment without any change', async () => {
  let now = new Date('2026-03-01T10:00:00Z');
  const timed = new ResponseCache(catalog, 100_000, () => now);
  const get = (key: string, part: (reader: CatalogReader) => unknown) =>
    timed.get(key, async (reader): Promise<TestResponse> => {
      made.push(key);
      await part(reader);
      return { text: key, weight: 100, send: (_, reply) => reply };
    });
  const noon = new Date('2026-03-01T12:00:00Z');
  const page = () =>
    get('page', () => get('part', (reader) => now < noon && reader.stamps.push(expiry(noon))));
  await page();
  await page();
  expect(made).toEqual(['page', 'part']);
  now = noon;
  await page();
  await page();
  expect(made).toEqual(['page', 'part', 'page', 'part']);
});

it('a changed section of home drops the responses with sections, and no other', async () => {
  const sections = (key: string) =>
    cache.get(key, async (reader): Promise<TestResponse> => {
      made.push(key);
      reader.stamps.push(partShown('homeSections', catalog.latest.homeSections));
      return { text: key, weight: 100, send: (_, reply) => reply };
    });
  await sections('home');
  await ask('list', [1]);
  catalog.change(2);
  await sections('home');
  expect(made).toEqual(['home', 'list']);
  catalog.latest = { ...catalog.latest, homeSections: [], sequence: catalog.latest.sequence + 1 };
  await sections('home');
  await ask('list', [1]);
  expect(made).toEqual(['home', 'list', 'home']);
});

it('the least recently used responses are evicted', async () => {
  const small = new ResponseCache(catalog, 4_000);
  const get = (key: string) =>
    small.get(key, async (): Promise<TestResponse> => {
      made.push(key);
      return { text: key, weight: 500, send: (_, reply) => reply };
    });
  for (const key of ['a', 'b', 'a', 'c']) await get(key);
  expect(small.size.entries).toBe(2);
  await get('a');
  await get('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('without capacity nothing is cached', async () => {
  const none = new ResponseCache(catalog, 0);
  for (let round = 0; round < 2; round += 1) {
    await none.get('a', async (): Promise<TestResponse> => {
      made.push('a');
      return { text: 'a', weight: 1, send: (_, reply) => reply };
    });
  }
  expect([made.length, none.size.entries]).toEqual([2, 0]);
});
