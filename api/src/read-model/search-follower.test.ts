import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { indexedFacts } from '../../test/arrange/indexed-facts.ts';
import type { Db } from '../database/database.ts';
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
