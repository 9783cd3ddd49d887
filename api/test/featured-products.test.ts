import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrangeCatalogue, type Catalogue, changeProduct } from './arrange/catalogue.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let catalogue: Catalogue;
beforeAll(async () => {
  shop = await TestApp.open();
  catalogue = await arrangeCatalogue(shop.db);
});
afterAll(() => shop.close());

it('are those that the shop features', async () => {
  const { body } = await shop.call('listFeaturedProducts', { body: { limit: 10 } });
  expect(body.data.map(({ id }) => id)).toEqual([catalogue.products.pendant]);
  expect(body).toMatchObject({ total: 1, limit: 10, offset: 0 });
  expect(body).not.toHaveProperty('facets');
});

describe('of a category', () => {
  const listedIn = async (category_id: number, limit: number, offset = 0) => {
    const body = { category_id, limit, offset };
    return (await shop.call('listFeaturedProducts', { body })).body;
  };

  it('are followed by the first of each sub-category and the rest of its list, page by page', async () => {
    const { bulb9, bulb12, candle, pendant } = catalogue.products;
    const { bulbs, ceiling } = catalogue.categories;
    const some = await listedIn(bulbs, 2);
    expect(some.data.map(({ id }) => id)).toEqual([bulb9, candle]);
    expect(some).toMatchObject({ total: 3, limit: 2, offset: 0 });
    expect((await listedIn(bulbs, 2, 2)).data.map(({ id }) => id)).toEqual([bulb12]);
    expect((await listedIn(ceiling, 8)).data.map(({ id }) => id)).toEqual([pendant]);
    await changeProduct(shop.db, bulb12, { featured: 1 });
    expect((await listedIn(bulbs, 8)).data.map(({ id }) => id)).toEqual([bulb12, bulb9, candle]);
    await changeProduct(shop.db, bulb12, { featured: null });
    expect((await listedIn(bulbs, 8)).data.map(({ id }) => id)).toEqual([bulb9, candle, bulb12]);
  });

  it('are not found without the category', async () => {
    const body = { category_id: 999_999 };
    const { status, problem } = await shop.call('listFeaturedProducts', { body });
    expect([status, problem.code]).toEqual([404, 'category_not_found']);
  });
});
