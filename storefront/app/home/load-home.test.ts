import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { ApiClient } from '../api/client.ts';
import { homeLoaders, serveHome } from './load-home.ts';

const empty = { data: [], total: 0, limit: 20, offset: 0 };
const calls = [
  'listCarousel',
  'listFeaturedProducts',
  'listCategories',
  'listHomeBrands',
  'listRooms',
  'listHomeSections',
];

function api(answers: Readonly<Record<string, () => Promise<unknown>>> = {}) {
  const call = vi.fn(async (name: string) => answers[name]?.() ?? empty);
  return { client: { call } as unknown as ApiClient, call };
}

const fails = () => Promise.reject(new ApiError({ status: 500, code: 'internal_error' }));

test('the carousel and the featured products, and only they, go through the cache', async () => {
  const names: string[] = [];
  const loaders = homeLoaders(api().client, (name, load) => {
    names.push(name);
    return load();
  });
  await Promise.all(Object.values(loaders).map((load) => load()));
  expect(names).toEqual(['carousel', 'featured']);
});

test('cached parts are not requested', async () => {
  const { client, call } = api();
  const loaders = homeLoaders(client, async () => ({ data: [] }) as never);
  await Promise.all(Object.values(loaders).map((load) => load()));
  const asked = call.mock.calls.map(([name]) => name);
  expect(asked).not.toContain('listCarousel');
  expect(asked).not.toContain('listFeaturedProducts');
  expect(asked).toContain('listCategories');
});

test.each(calls)('home is served without what %s would have given', async (name) => {
  const { home, whole } = await serveHome(api({ [name]: fails }).client);
  expect(whole).toBe(false);
  const missing = Object.values(home).filter((part) => part === undefined);
  expect(missing).toHaveLength(1);
});

test('home is complete when every part loads', async () => {
  expect((await serveHome(api().client)).whole).toBe(true);
});

test('home is the error page when no part loads', async () => {
  const { client } = api(Object.fromEntries(calls.map((name) => [name, fails])));
  await expect(serveHome(client)).rejects.toMatchObject({ init: { status: 500 } });
});
