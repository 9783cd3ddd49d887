import { PRODUCT_SORTS } from '@dp/contract/product-values.ts';
import { expect, it } from 'vitest';
import { indexedFacts } from '../../test/arrange/indexed-facts.ts';
import type { ProductFacts } from '../products/product-changes.ts';
import { indexProduct } from './indexed-product.ts';
import { ProductIndex } from './product-index.ts';

/** Enough that the index does not apply one change after the other. */
const COUNT = 300;
const SOLD_OUT = 7;
const SCOPES = [{ kind: 'all' }, { kind: 'brand', id: 1 }] as const;

const products = Array.from({ length: COUNT }, (_, place) =>
  indexedFacts(place, {
    position: (place * 7) % 50,
    nameRankAr: COUNT - place,
    nameRankEn: (place * 11) % COUNT,
    pricePiastres: ((place * 37) % 200) * 100,
  }),
);
/** Other prices in another order; one product is sold out at the same time. */
const repriced = products.map((product, place) => ({
  ...product,
  pricePiastres: ((place * 53) % 211) * 100,
  stock: place === SOLD_OUT ? 0 : product.stock,
}));

it('an index after many new prices lists, counts and filters as one that is built from them', () => {
  const known = ProductIndex.of(products.map(indexProduct));
  const requests = [undefined, ...PRODUCT_SORTS].map((sort) => ({
    limit: COUNT,
    offset: 0,
    sort,
    filters: { price_min: 50, in_stock: true as const },
    locale: 'en' as const,
  }));
  // What was computed before must not be shown afterwards.
  for (const scope of SCOPES) {
    known.list(scope).facets();
    for (const request of requests) known.list(scope).page(request);
  }
  const changed = known.with(
    products.map((product, place) => ({
      id: product.id,
      before: indexProduct(product),
      after: indexProduct(repriced[place] as ProductFacts),
      ...(place === SOLD_OUT ? {} : { onlyPrice: true as const }),
    })),
  );
  const fresh = ProductIndex.of(repriced.map(indexProduct));
  for (const scope of SCOPES) {
    expect(changed.list(scope).facets()).toEqual(fresh.list(scope).facets());
    expect(changed.list(scope).inStock()).toBe(fresh.list(scope).inStock());
    for (const request of requests) {
      expect(changed.list(scope).page(request)).toEqual(fresh.list(scope).page(request));
    }
  }
});
