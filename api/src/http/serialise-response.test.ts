import type { Product } from '@dp/contract/products.ts';
import { describe, expect, it } from 'vitest';
import { serialiseResponse } from './serialise-response.ts';

const lamp: Product = {
  id: 7,
  sku: 'LAMP-7',
  slug: 'lamp-7',
  name: 'لمبة «نور» 9 وات',
  description: 'ضوء دافئ',
  list_price: 100,
  discount: 10,
  price: 90,
  saving: 10,
  tiers: [],
  currency: 'EGP',
  images: [],
  brand: null,
  category: { id: 3, name: 'لمبات', parent_id: null },
  stock: { available: 4, in_stock: true },
  featured: false,
  specs: { watt: 9 },
};
const none = { total: 2, limit: 20, offset: 0 };

/** Counts how often a product is looked at. */
function watched(product: Product): { readonly product: Product; readonly reads: () => number } {
  let reads = 0;
  const counting = {
    ...product,
    get name() {
      reads += 1;
      return product.name;
    },
  };
  return { product: counting, reads: () => reads };
}

describe('a serialised response', () => {
  it('contains its products in order, wherever the contract has them', () => {
    const other = { ...lamp, id: 8, specs: {} };
    const value = {
      data: {
        data: [lamp, other],
        ...none,
        facets: {
          brands: [],
          bases: [],
          cct_bands: [],
          watt_bands: [],
          ips: [],
          finishes: [],
          dimmable: 0,
          in_stock: 2,
          discounted: 2,
          price: { min: 90, max: 90 },
        },
        near: { data: [other, lamp], total: 2, relaxed: [{ word: 'نور' }], nearest: [] },
      },
    };
    expect(JSON.parse(serialiseResponse('searchProducts', value).toString())).toEqual(value);
  });

  it('leaves out what the contract does not have', () => {
    const value = { data: { ...lamp, cost: 12 }, secret: true };
    expect(JSON.parse(serialiseResponse('getProduct', value).toString())).toEqual({ data: lamp });
  });

  it('is refused when one of its products, or anything else, is not what the contract promises', () => {
    const broken = { ...lamp, id: 7.5 };
    expect(() => serialiseResponse('listFeaturedProducts', { data: [broken], ...none })).toThrow();
    expect(() => serialiseResponse('getProduct', { data: broken })).toThrow();
    expect(() =>
      serialiseResponse('listFeaturedProducts', { data: [lamp], ...none, total: 0.5 }),
    ).toThrow();
  });

  it('keeps no memory of the pool of buffers while it is cached', () => {
    const json = serialiseResponse('getProduct', { data: lamp });
    expect(json.buffer.byteLength).toBe(json.length);
  });

  it('looks at a product once, however many responses contain it', () => {
    const { product, reads } = watched(lamp);
    const first = serialiseResponse('listFeaturedProducts', { data: [product], ...none });
    const once = reads();
    expect(once).toBeGreaterThan(0);
    const second = serialiseResponse('listFeaturedProducts', { data: [product], ...none });
    serialiseResponse('getProduct', { data: product });
    expect(reads()).toBe(once);
    expect(second).toEqual(first);
  });
});
