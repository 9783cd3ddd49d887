import { expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

const page = { total: 0, limit: 20, offset: 0 };
const answer = async () => ({ data: [], ...page });

it('makes an answer once for each tag', async () => {
  const cache = new AnswerCache();
  let made = 0;
  const make = () => {
    made += 1;
    return answer();
  };
  const first = await cache.get('listBrands', 'en', '1', make);
  expect(await cache.get('listBrands', 'en', '1', make)).toBe(first);
  expect(made).toBe(1);
  expect(await cache.get('listBrands', 'en', '2', make)).not.toBe(first);
  expect(await cache.get('listBrands', 'ar', '2', make)).not.toBe(first);
  expect(await cache.get('listHomeBrands', 'en', '2', make)).not.toBe(first);
  expect(made).toBe(4);
});

it('lets callers share an answer that is being made', async () => {
  const cache = new AnswerCache();
  const held = Promise.withResolvers<Awaited<ReturnType<typeof answer>>>();
  const [first, second] = [1, 2].map(() => cache.get('listBrands', 'en', '1', () => held.promise));
  held.resolve(await answer());
  expect(await first).toBe(await second);
});

it('does not keep a failure', async () => {
  const cache = new AnswerCache();
  const failing = cache.get('listBrands', 'en', '1', async () => {
    throw new Error('away');
  });
  await expect(failing).rejects.toThrow('away');
  await expect(cache.get('listBrands', 'en', '1', answer)).resolves.toBeDefined();
});

it('refuses to prepare what the contract does not promise', async () => {
  const wrong = async () => ({ data: [{ id: 'one' }], ...page }) as never;
  await expect(new AnswerCache().get('listBrands', 'en', '1', wrong)).rejects.toThrow();
});

it('forgets the longest unused when it is full', async () => {
  const cache = new AnswerCache(2_000);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get('listBrands', key, '1', () => {
      made.push(key);
      return answer();
    });
  for (const key of ['a', 'b', 'a', 'c', 'd']) await get(key);
  await get('a');
  await get('b');
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});
