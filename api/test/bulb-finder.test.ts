import { BASES, CCT_BAND_NAMES, WATT_BAND_NAMES } from '@dp/contract/product-values.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editProduct } from '../src/catalog/edit-product.ts';
import { commandLine } from '../src/principals/principal.ts';
import { insertProducts } from './arrange/catalogue.ts';
import { depsOf } from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
  await insertProducts(shop.db, [
    { sku: 'WARM', specs: { base: 'E27', cct_kelvin: [3000], watt: 9 } },
    { specs: { base: 'E27', cct_kelvin: [3000, 6500], watt: 12 } },
    { specs: { base: 'E14', cct_kelvin: [2700], watt: 5 } },
    // Takes bulbs, has its light built in, and is no light at all.
    { specs: { base: 'E27', lamps: 3, cct_kelvin: [3000], watt: 60 } },
    { specs: { base: 'integrated', cct_kelvin: [3000], watt: 9 } },
    {},
  ]);
});
afterAll(() => shop.close());

const counts = async (body: object = {}) => (await shop.call('findBulbs', { body })).body.data;
const total = async (filters: object) =>
  (await shop.call('listProducts', { body: { filters: { ...filters, bulbs: true } } })).body.total;

it('counts bulbs by cap, by colour of a cap and by wattage of both, and neither fixtures nor built-in lights', async () => {
  expect(await counts()).toEqual({
    bases: [
      { value: 'E27', count: 2 },
      { value: 'E14', count: 1 },
    ],
    cct_bands: [
      { value: 'warm', count: 3 },
      { value: 'cool', count: 1 },
    ],
    watt_bands: [
      { value: 'up-to-5', count: 1 },
      { value: '6-9', count: 1 },
      { value: '10-15', count: 1 },
    ],
    total: 3,
  });
  expect(await counts({ base: 'E27', cct_band: 'cool' })).toMatchObject({
    bases: [{ value: 'E27' }, { value: 'E14' }],
    cct_bands: [
      { value: 'warm', count: 2 },
      { value: 'cool', count: 1 },
    ],
    watt_bands: [{ value: '10-15', count: 1 }],
    total: 1,
  });
});

it('each count is the length of the list that it leads to', async () => {
  const found = await counts({ base: 'E27', cct_band: 'warm' });
  for (const { value, count } of found.bases) {
    expect(BASES).toContain(value);
    expect(await total({ bases: [value] })).toBe(count);
  }
  for (const { value, count } of found.cct_bands) {
    expect(CCT_BAND_NAMES).toContain(value);
    expect(await total({ bases: ['E27'], cct_bands: [value] })).toBe(count);
  }
  for (const { value, count } of found.watt_bands) {
    expect(WATT_BAND_NAMES).toContain(value);
    const both = { bases: ['E27'], cct_bands: ['warm'] };
    expect(await total({ ...both, watt_bands: [value] })).toBe(count);
  }
});

it('follows the catalogue at once', async () => {
  expect((await counts({ base: 'E27' })).total).toBe(2);
  await editProduct(depsOf(shop), commandLine, { sku: 'WARM' }, { state: 'withdrawn' });
  expect((await counts({ base: 'E27' })).total).toBe(1);
});
