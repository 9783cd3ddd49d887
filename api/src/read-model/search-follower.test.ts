import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { indexedFacts } from '../../test/arrange/indexed-facts.ts';
import type { Db } from '../database/database.ts';
import { rankProducts } from '../search/rank-products.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { NOTHING_READ } from './catalog-state.ts';
import { indexProduct } from './indexed-product.ts';
import { ProductIndex } from './product-index.ts';
import { SearchFollower } from './search-follower.ts';

it('a rebuild that fails is reported, and tried again when the catalogue is read next, not at once', async () => {
  let away = false;
  const read = vi.fn(async () => {
    await nextTurn();
    if (away) throw new Error('The database is away');
    return { rows: [{ texts: [] }] };
  });
  let snapshot = {
    products: ProductIndex.of([indexProduct(indexedFacts(1, {}))]),
    categories: NOTHING_READ.structure.categories,
    brandNames: new Map(),
  } as unknown as CatalogSnapshot;
  const rebuilt = vi.fn();
  const failed = vi.fn();
  const follower = new SearchFollower({ execute: read } as unknown as Db, () => snapshot, {
    rebuilt,
    failed,
  });
  const first = await follower.build();
  read.mockClear();

  away = true;
  snapshot = { ...snapshot, brandNames: new Map([[1, { ar: 'نور', en: 'Nour' }]]) };
  follower.follow();
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(read).toHaveBeenCalledOnce();
  expect(failed.mock.calls).toEqual([[new Error('The database is away')]]);
  expect(follower.index).toBe(first);

  away = false;
  follower.follow();
  await vi.waitFor(() => expect(rebuilt).toHaveBeenCalledOnce());
  expect(follower.index).not.toBe(first);
  await follower.stop();
});

it('an edit while a rebuilt index takes new synonyms is in that index', async () => {
  let nameEn = 'Zumrud lamp';
  const gates: Promise<void>[] = [];
  const execute = vi.fn(async () => {
    const names = { nameAr: 'زمرد', nameEn, descriptionAr: '', descriptionEn: '' };
    const texts = [{ id: 1, published: true, sku: 'Z', ...names, brandId: null, specs: {} }];
    await gates.shift();
    return { rows: [{ texts: texts.map((row) => ({ ...row, categoryId: null })) }] };
  });
  const synonym = { group: 'own', kind: 'quality', phrase: 'زمرد', key: 'زمرد' };
  const orderBy = async () => [{ ...synonym, isRemoved: false }];
  const db = { execute, select: () => ({ from: () => ({ orderBy }) }) } as unknown as Db;
  let snapshot = {
    products: ProductIndex.of([indexProduct(indexedFacts(0, {}))]),
    categories: NOTHING_READ.structure.categories,
    brandNames: new Map(),
  } as unknown as CatalogSnapshot;
  const rebuilt = vi.fn();
  const follower = new SearchFollower(db, () => snapshot, { rebuilt, failed: vi.fn() });
  await follower.build();

  const [reading, taking] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  gates.push(reading.promise);
  snapshot = { ...snapshot, brandNames: new Map([[1, { ar: 'نور', en: 'Nour' }]]) };
  follower.follow();
  await follower.followSynonyms();
  gates.push(taking.promise);
  reading.resolve();
  await vi.waitFor(() => expect(gates).toEqual([]));
  nameEn = 'Yaqut lamp';
  follower.apply(await follower.readChanges([1], snapshot));
  taking.resolve();
  await vi.waitFor(() => expect(rebuilt).toHaveBeenCalledOnce());
  const index = follower.index as SearchIndex;
  expect(rankProducts(index, 'yaqut', () => true).matches).toEqual([1]);
  await follower.stop();
});
