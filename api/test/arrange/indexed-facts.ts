import type { ProductFacts } from '../../src/products/product-changes.ts';

/** Facts of the product at a place of a made-up catalogue: brands, categories, prices and ranks in some order. */
export function indexedFacts(place: number, own: Partial<ProductFacts>): ProductFacts {
  return {
    id: place + 1,
    brandId: place % 3,
    categoryId: place % 5,
    position: place,
    nameRankAr: place,
    nameRankEn: place,
    pricePiastres: 100,
    discounted: place % 4 === 0,
    bulb: false,
    featured: null,
    tags: [],
    stock: place % 2,
    watt: 9,
    base: 'E27',
    ip: 20,
    dimmable: false,
    cctKelvin: [2_700],
    finishes: [],
    rooms: [],
    kindFacts: {},
    ...own,
  };
}
