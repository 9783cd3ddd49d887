import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PRODUCT_SORTS } from '@dp/contract/product-values.ts';
import { expect, it } from 'vitest';
import { indexedFacts } from '../../test/arrange/indexed-facts.ts';
import { type IndexedProduct, indexProduct } from './indexed-product.ts';
import { type IndexChange, ProductIndex } from './product-index.ts';

// While a snapshot replaces another, requests under way still hold the old one.

const COUNT = 100_000;
const CATEGORIES = 10;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function usedBytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function indexed(place: number): IndexedProduct {
  return indexProduct(
    indexedFacts(place, {
      brandId: place % 30,
      categoryId: place % CATEGORIES,
      nameRankAr: COUNT - place,
      nameRankEn: (place * 11) % COUNT,
      pricePiastres: ((place * 37) % 2_000) * 100,
      stock: place % 7,
    }),
  );
}

/** Computes what shoppers ask of the lists of all products and of every category. */
function load(index: ProductIndex): void {
  const scopes = Array.from({ length: CATEGORIES }, (_, id) => {
    return { kind: 'category', id, branch: new Set([id]) } as const;
  });
  for (const scope of [{ kind: 'all' } as const, ...scopes]) {
    const list = index.list(scope);
    list.facets();
    for (const sort of [undefined, ...PRODUCT_SORTS]) {
      list.page({ limit: 20, offset: 0, sort, filters: {}, locale: 'ar' });
    }
  }
}

it('two snapshots of 100,000 products share nearly all after one edit, and are two after all prices changed', () => {
  const before = usedBytes();
  const first = ProductIndex.of(Array.from({ length: COUNT }, (_, place) => indexed(place)));
  load(first);
  const one = usedBytes() - before;

  const product = first.get(500) as IndexedProduct;
  const edited = first.with([changed(product)]);
  load(edited);
  expect((usedBytes() - before) / one).toBeLessThan(1.25);
  expect(first.get(500)).toBe(product);

  const repriced = edited.with([...edited.products()].map(changed));
  load(repriced);
  expect((usedBytes() - before) / one).toBeLessThan(2.25);
  expect([first, edited, repriced].map((index) => index.get(500)?.pricePiastres)).toEqual(
    [0, 500, 1_000].map((more) => product.pricePiastres + more),
  );
});

/** The change to a price 5 EGP higher. */
function changed(product: IndexedProduct): IndexChange {
  const after = { ...product, pricePiastres: product.pricePiastres + 500 };
  return { id: product.id, before: product, after, onlyPrice: true };
}
