import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { ApiClient } from '../api/client.ts';
import type { ProductSummary } from '../products/product-summary.ts';
import { goneProduct, loadProduct, relatedTo } from './load-product.ts';
import { isOtherVoltage } from './other-voltage.ts';

function product(id: number, available = 1): ProductSummary {
  return { id, name: `P${id}`, price: 1, listPrice: 1, discount: 0, available, specs: {} };
}

const ids = (products: readonly ProductSummary[]) => products.map(({ id }) => id);

test.each([
  ['12 V beside a driver of 24 V', '12V DC', true],
  ['24 V', '24V DC', false],
  ['what takes both', '12-24V DC', false],
  ['what takes none', undefined, false],
])('a driver is not beside goods of another voltage: %s', (_, voltage, other) => {
  const driver = { kind: 'driver', voltage: '220-240V AC / 24V DC' };
  const strip = { kind: 'strip', ...(voltage && { voltage }) };
  expect(isOtherVoltage(driver, strip)).toBe(other);
  expect(isOtherVoltage(strip, driver)).toBe(other);
  // One strip in place of another may have any.
  expect(isOtherVoltage(strip, { kind: 'strip', voltage: '24V DC' })).toBe(false);
});

test('a product is not related to itself', () => {
  expect(ids(relatedTo(2, [product(1), product(2), product(3)]))).toEqual([1, 3]);
});

test('available products come before sold-out ones, each group in its own order', () => {
  const all = [product(1, 0), product(2), product(3, 0), product(4)];
  expect(ids(relatedTo(9, all))).toEqual([2, 4, 1, 3]);
});

test('the owner’s choice comes first, each product once', () => {
  const all = [1, 2, 3, 4].map((id) => product(id));
  expect(ids(relatedTo(9, all, [product(3, 0), product(7)]))).toEqual([3, 7, 1, 2]);
});

test('of five, the four that fill a row are shown; of three, all', () => {
  const all = Array.from({ length: 5 }, (_, index) => product(index + 1));
  expect(relatedTo(99, all)).toHaveLength(4);
  expect(relatedTo(99, all.slice(0, 3))).toHaveLength(3);
});

test('at most eight are shown', () => {
  const all = Array.from({ length: 20 }, (_, index) => product(index + 1));
  expect(relatedTo(99, all)).toHaveLength(8);
});

/** An API of which every call gives this, or fails. */
function apiThat(call: () => Promise<unknown>): ApiClient {
  return { call: call as ApiClient['call'] };
}

const gone = (data: Record<string, unknown>) =>
  new ApiError({ status: 410, code: 'product_gone', data });
const category = { id: 3, name: 'Lamps' };

test('a withdrawn product is shown by its name and category, even when similar products fail to load', async () => {
  const failing = apiThat(() => Promise.reject(new Error('No connection')));
  expect(await goneProduct(failing, gone({ name: 'Old lamp', category }))).toEqual({
    name: 'Old lamp',
    category,
    related: [],
  });
  expect(await goneProduct(failing, gone({ name: 'Old lamp', category: null }))).toEqual({
    name: 'Old lamp',
    category: undefined,
    related: [],
  });
});

test('a product that never existed, or failed to load, stays a failure', async () => {
  const unused = apiThat(() => Promise.reject(new Error('Nothing to ask for')));
  for (const failure of [
    new ApiError({ status: 404, code: 'product_not_found' }),
    new ApiError({ status: 0, code: 'network_error' }),
    new Error('Something else'),
  ]) {
    await expect(goneProduct(unused, failure)).rejects.toBe(failure);
  }
});

const SMALL = 5;
const ABOVE = 3;

/** An API of a small category with the products 1 and 2, and of the one above with more. */
function apiOfSmallCategory(inShop: (id: number) => object): ApiClient {
  const products = new Map([
    [SMALL, [1, 2]],
    [ABOVE, [1, 2, 3, 4, 6]],
  ]);
  const whole = (id: number) => ({
    ...{ id, name: `P${id}`, brand: null, price: 1, list_price: 1, discount: 0, images: [] },
    ...{ stock: { in_stock: true, available: 1 }, specs: {} },
    category: { id: SMALL, name: 'Crystal', parent_id: ABOVE },
    ...inShop(id),
  });
  return apiThat((async (name: string, { body }: { body?: { category_id: number } } = {}) => {
    if (name === 'getProduct') return { data: whole(1) };
    if (name !== 'listProductsByCategory') throw new Error('Not needed');
    return { products: products.get(body?.category_id ?? 0)?.map(whole) };
  }) as unknown as () => Promise<unknown>);
}

test('a product of a small category is followed by others of the category above, each once', async () => {
  const { related } = await loadProduct(
    apiOfSmallCategory(() => ({})),
    1,
  );
  expect(ids(related)).toEqual([2, 3, 4, 6]);
});

test('in place of a sold-out tube there is what has its cap, and no other bulb of the category above', async () => {
  const api = apiOfSmallCategory((id) => ({
    stock: { in_stock: id !== 1, available: id === 1 ? 0 : 1 },
    specs: id < 4 ? { kind: 'tube', base: 'G13' } : { kind: 'bulb-a60', base: 'E27' },
  }));
  expect(ids((await loadProduct(api, 1)).related)).toEqual([2, 3]);
});
