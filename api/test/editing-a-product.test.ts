import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCatalogVersion } from '../src/catalog/catalog-version.ts';
import { editProduct } from '../src/catalog/edit-product.ts';
import { commandLine } from '../src/principals/principal.ts';
import { arrangeCatalogue, type Catalogue } from './arrange/catalogue.ts';
import { depsOf } from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let catalogue: Catalogue;
beforeEach(async () => {
  shop = await TestApp.open();
  catalogue = await arrangeCatalogue(shop.db);
});
afterEach(() => shop.close());

const SKU = 'NR-A60-12W';
const names = async (locale: 'ar' | 'en') => {
  const { body } = await shop.call('listProducts', { body: { sort: 'name_asc' } }, { locale });
  return body.data.map(({ name }) => name);
};

it('an edit shows in the product, in lists and in search, and leaves the rest as it is', async () => {
  const { bulb12 } = catalogue.products;
  const detail = async () => (await shop.call('getProduct', { params: { id: bulb12 } })).body.data;
  const before = await detail();
  const edit = { name_en: 'Aurora lamp', list_price: 250, discount: 20, featured: true };
  expect(await editProduct(depsOf(shop), commandLine, { sku: SKU }, edit)).toMatchObject({
    changed: true,
  });
  expect(await detail()).toEqual({
    ...before,
    name: 'Aurora lamp',
    list_price: 250,
    discount: 20,
    price: 200,
    saving: 50,
    featured: true,
  });
  expect((await names('en'))[0]).toBe('Aurora lamp');
  const { body: found } = await shop.call('searchProducts', { query: { query: 'aurora' } });
  expect(found.data.data.map(({ id }) => id)).toEqual([bulb12]);
  const { body: featured } = await shop.call('listFeaturedProducts', { body: {} });
  expect(featured.data.map(({ id }) => id)).toContain(bulb12);
});

it('a product is taken off sale and put back', async () => {
  const { bulb12 } = catalogue.products;
  const status = async () => (await shop.call('getProduct', { params: { id: bulb12 } })).status;
  await editProduct(depsOf(shop), commandLine, { sku: SKU }, { state: 'withdrawn' });
  expect(await status()).toBe(410);
  await editProduct(depsOf(shop), commandLine, { sku: SKU }, { state: 'on_sale' });
  expect(await status()).toBe(200);
});

it('an edit that says what is so already is no change of the catalogue', async () => {
  await editProduct(depsOf(shop), commandLine, { sku: SKU }, { list_price: 120 });
  const version = await readCatalogVersion(shop.db);
  const again = await editProduct(depsOf(shop), commandLine, { sku: SKU }, { list_price: 120 });
  expect(again.changed).toBe(false);
  expect(await readCatalogVersion(shop.db)).toBe(version);
});

it('a product that the shop never had cannot be edited', async () => {
  const version = await readCatalogVersion(shop.db);
  await expect(
    editProduct(depsOf(shop), commandLine, { sku: 'NO-SUCH' }, { list_price: 1 }),
  ).rejects.toMatchObject({
    status: 404,
    code: 'product_not_found',
  });
  expect(await readCatalogVersion(shop.db)).toBe(version);
});
