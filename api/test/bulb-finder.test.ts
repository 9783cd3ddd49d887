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

it('counts bulbs by cap, colour and wattage, and neither fixtures nor built-in lights', async () => {
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
});

it('counts each choice under the other answers, and keeps one that would leave none', async () => {
  expect(await counts({ base: 'E27', cct_band: 'cool', watt_bands: ['6-9', '10-15'] })).toEqual({
    bases: [
      { value: 'E27', count: 1 },
      { value: 'E14', count: 0 },
    ],
    cct_bands: [
      { value: 'warm', count: 2 },
      { value: 'cool', count: 1 },
    ],
    watt_bands: [
      { value: 'up-to-5', count: 0 },
      { value: '6-9', count: 0 },
      { value: '10-15', count: 1 },
    ],
    total: 1,
  });
  expect(await counts({ base: 'E14', watt_bands: ['10-15'] })).toMatchObject({ total: 0 });
});

it('knows its wattages, and asks for no more than there are', async () => {
  const asked = (watt_bands: string[]) => shop.call('findBulbs', { body: { watt_bands } as never });
  expect((await asked(['12'])).status).toBe(400);
  expect((await asked(Array(11).fill('6-9'))).status).toBe(400);
});

it('each count is the length of the list that it leads to', async () => {
  const answers = { bases: ['E27'], cct_bands: ['warm'], watt_bands: ['10-15'] };
  const found = await counts({ base: 'E27', cct_band: 'warm', watt_bands: ['10-15'] });
  expect(await total(answers)).toBe(found.total);
  for (const group of ['bases', 'cct_bands', 'watt_bands'] as const) {
    for (const { value, count } of found[group]) {
      expect(await total({ ...answers, [group]: [value] })).toBe(count);
    }
  }
});

it('follows the catalogue at once', async () => {
  expect((await counts({ base: 'E27' })).total).toBe(2);
  await editProduct(depsOf(shop), commandLine, { sku: 'WARM' }, { state: 'withdrawn' });
  expect((await counts({ base: 'E27' })).total).toBe(1);
});
