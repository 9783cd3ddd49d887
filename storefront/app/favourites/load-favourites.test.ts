import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../api/client.ts';
import { inRuns, loadFavourites } from './load-favourites.ts';

test('a list is split into chunks without losing or duplicating anything', () => {
  expect(inRuns([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inRuns([], 2)).toEqual([]);
});

test('more favourites than one call accepts are requested in several', async () => {
  const call = vi.fn(async (_name: string, { body }: { body: { lines: { id: number }[] } }) => ({
    products: [],
    missing: body.lines.map(({ id }) => id),
  }));
  const ids = Array.from({ length: 230 }, (_, index) => index + 1);
  const { missing } = await loadFavourites({ call } as unknown as ApiClient, ids);
  expect(call).toHaveBeenCalledTimes(3);
  expect(missing).toEqual(ids);
});

test('without favourites there is no request', async () => {
  const call = vi.fn();
  await loadFavourites({ call } as unknown as ApiClient, []);
  expect(call).not.toHaveBeenCalled();
});
