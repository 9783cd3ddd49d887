import type { Brand } from '@dp/contract/brands.ts';
import type { CarouselItem } from '@dp/contract/carousel.ts';
import type { Category } from '@dp/contract/categories.ts';
import type { ApiClient } from '../api/client.ts';
import { type BrandTile, brandTile } from '../brands/brand-tile.ts';
import { type CategoryTile, categoryTile } from '../categories/category-tile.ts';
import { type ProductSummary, summaryOf } from '../products/product-summary.ts';

/** The name under which home is kept for Back. */
export const HOME_ANSWER = 'home';

const FEATURED = 8;
const DEALS = 8;
const NEWEST = 8;

/** Everything of the home page, each part as small as it is shown. */
export interface Home {
  readonly slides: readonly CarouselItem[];
  readonly categories: readonly CategoryTile[];
  readonly featured: readonly ProductSummary[];
  readonly deals: readonly ProductSummary[];
  readonly brands: readonly BrandTile[];
  readonly newest: readonly ProductSummary[];
}

/** Answers a call again from a cache, or makes it: `name` tells the calls apart. */
export type Cache = <T>(name: string, load: () => Promise<T>) => Promise<T>;

/**
 * Loads the home page. Its first parts are what the page is; a failure of one of them fails it. The
 * further parts are left out when they fail.
 *
 * @param cache of featured products and the carousel (specification §9); the server has none.
 */
export async function loadHome(api: ApiClient, cache: Cache = (_, load) => load()): Promise<Home> {
  const empty = { data: [] };
  const [carousel, featured, categories, brands, deals, newest] = await Promise.all([
    cache('carousel', () => api.call('listCarousel', { body: { limit: 8 } })),
    cache('featured', () => api.call('listFeaturedProducts', { body: { limit: FEATURED } })),
    api.call('listCategories', { body: { limit: 20 } }),
    api.call('listHomeBrands', { body: { limit: 12 } }).catch(() => empty as { data: Brand[] }),
    api
      .call('listProducts', { body: { limit: DEALS, filters: { discounted: true } } })
      .catch(() => empty),
    api.call('listProducts', { body: { limit: NEWEST, sort: 'newest' } }).catch(() => empty),
  ]);
  return {
    slides: carousel.data,
    categories: (categories.data as Category[]).map(categoryTile),
    featured: featured.data.map(summaryOf),
    deals: deals.data.map(summaryOf),
    brands: brands.data.map(brandTile),
    newest: newest.data.map(summaryOf),
  };
}
