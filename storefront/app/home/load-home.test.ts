import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../api/client.ts';
import { loadHome } from './load-home.ts';

const empty = { data: [], total: 0, limit: 20, offset: 0 };

function api(answers: Readonly<Record<string, () => Promise<unknown>>> = {}) {
  const call = vi.fn(async (name: string) => answers[name]?.() ?? empty);
  return { client: { call } as unknown as ApiClient, call };
}

const fails = () => Promise.reject(new Error('no answer'));

test('the carousel and the featured products, and only they, go through the cache', async () => {
  const names: string[] = [];
  await loadHome(api().client, (name, load) => {
    names.push(name);
    return load();
  });
  expect(names).toEqual(['carousel', 'featured']);
});

test('what the cache has is not asked for', async () => {
  const { client, call } = api();
  await loadHome(client, async () => ({ data: [] }) as never);
  const asked = call.mock.calls.map(([name]) => name);
  expect(asked).not.toContain('listCarousel');
  expect(asked).not.toContain('listFeaturedProducts');
  expect(asked).toContain('listCategories');
});

test('home opens without its brands, deals and newest products when they fail', async () => {
  const { client } = api({ listHomeBrands: fails, listProducts: fails });
  await expect(loadHome(client)).resolves.toMatchObject({ brands: [], deals: [], newest: [] });
});

test.each(['listCarousel', 'listFeaturedProducts', 'listCategories'])(
  'home fails when %s does',
  async (name) => {
    await expect(loadHome(api({ [name]: fails }).client)).rejects.toThrow('no answer');
  },
);
