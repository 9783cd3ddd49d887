import { callPath } from './call-shop.ts';
import type { BenchRequest } from './measure.ts';
import type { ShopFacts } from './shop-facts.ts';

/** What a scenario must reach (design, "Bars"). */
export interface Bar {
  readonly perSecond?: number;
  readonly p50?: number;
  readonly p99?: number;
}

export interface Scenario {
  readonly name: string;
  readonly group: 'api' | 'html';
  /** With 10 connections: how much the shop gives. */
  readonly warm: Bar;
  /** With every cache of answers and pages off, and one connection: how long an answer takes. */
  readonly cold: Bar;
  readonly requests: (facts: ShopFacts) => BenchRequest[];
}

const WARM: Bar = { perSecond: 5_000 };
const COLD: Bar = { p50: 5, p99: 25 };
const COLD_SEARCH: Bar = { p50: 8, p99: 30 };
const PAGE: Bar = { perSecond: 5_000, p99: 20 };
const NONE: Bar = {};

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'API list, 20 of a category',
    group: 'api',
    warm: WARM,
    cold: COLD,
    requests: ({ categories }) =>
      categories.flatMap((id) =>
        [undefined, 'price_asc', 'price_desc', 'name_asc'].map((sort) =>
          post(callPath('listCategoryProducts', { id }), { limit: 20, sort }),
        ),
      ),
  },
  {
    name: 'API list, filtered and deep',
    group: 'api',
    warm: NONE,
    cold: COLD,
    requests: ({ total }) =>
      Array.from({ length: 400 }, (_, number) =>
        post(callPath('listProducts'), {
          limit: 20,
          offset: (number * 37) % Math.max(20, Math.min(total, 20_000) >> 2),
          sort: (['price_asc', 'name_asc', 'newest'] as const)[number % 3],
          filters: {
            price_min: 50 + (number % 40),
            ...(number % 2 === 0 ? { in_stock: true } : {}),
          },
        }),
      ),
  },
  {
    name: 'API product detail',
    group: 'api',
    warm: WARM,
    cold: COLD,
    requests: ({ products }) => products.map((id) => post(callPath('getProduct', { id }))),
  },
  {
    name: 'API home (its six calls in turn)',
    group: 'api',
    warm: WARM,
    cold: COLD,
    requests: () => [
      post(callPath('listCarousel')),
      post(callPath('listCategories')),
      post(callPath('listFeaturedProducts')),
      post(callPath('listHomeBrands')),
      post(callPath('listProducts'), { limit: 12, sort: 'newest' }),
      post(callPath('listProducts'), { limit: 12, filters: { discounted: true } }),
    ],
  },
  {
    name: 'API search',
    group: 'api',
    warm: WARM,
    cold: COLD_SEARCH,
    requests: ({ queries }) =>
      queries.map((query) => post(callPath('searchProducts', {}, { query }), { limit: 20 })),
  },
  {
    name: 'API cart-products, 5 lines',
    group: 'api',
    warm: NONE,
    cold: NONE,
    requests: ({ products }) =>
      products.map((_, at) =>
        post(callPath('listCartProducts'), { lines: fiveLines(products, at) }),
      ),
  },
  {
    name: 'API quote, 5 lines',
    group: 'api',
    warm: NONE,
    cold: NONE,
    requests: ({ products }) =>
      products.map((_, at) =>
        post(callPath('quoteOrder'), {
          lines: fiveLines(products, at),
          state_id: 1,
          city_id: 1_001,
        }),
      ),
  },
  {
    name: 'HTML home',
    group: 'html',
    warm: PAGE,
    cold: NONE,
    requests: () => [get('/'), get('/?lang=en')],
  },
  {
    name: 'HTML category',
    group: 'html',
    warm: PAGE,
    cold: NONE,
    requests: ({ categories }) => categories.map((id) => get(`/products-category/${id}`)),
  },
  {
    name: 'HTML product',
    group: 'html',
    warm: PAGE,
    cold: NONE,
    requests: ({ products }) => products.slice(0, 100).map((id) => get(`/product/details/${id}`)),
  },
  {
    name: 'HTML search',
    group: 'html',
    warm: PAGE,
    cold: NONE,
    requests: ({ queries }) =>
      queries
        .slice(0, 50)
        .map((query) => get(`/search/product?${new URLSearchParams({ query }).toString()}`)),
  },
];

/** A cart of five products, another one for each `at`. */
function fiveLines(products: readonly number[], at: number) {
  return [0, 1, 2, 3, 4].map((step) => ({
    id: products[(at + step * 17) % products.length],
    quantity: 1 + step,
  }));
}

function post(path: string, body: unknown = {}): BenchRequest {
  return { method: 'POST', path, body: JSON.stringify(body) };
}

function get(path: string): BenchRequest {
  return { method: 'GET', path };
}
