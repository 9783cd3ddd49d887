import type { CarouselItem } from '@dp/contract/carousel.ts';
import type { HomeSection, ShopRoom } from '@dp/contract/home-sections.ts';
import { HOME_FEATURED } from '@dp/contract/home-values.ts';
import type { ApiClient } from '../api/client.ts';
import { orPageError } from '../api/page-errors.ts';
import type { Deferred } from '../api/recent-responses.ts';
import { type BrandTile, brandTile } from '../brands/brand-tile.ts';
import { type CategoryTile, categoryTile } from '../categories/category-tile.ts';
import { type ProductSummary, smallPicture, summaryOf } from '../products/product-summary.ts';

/** As many as are asked for: below other pages a shopper sees the rest of them (`picks.tsx`), from the same cache. */
const FEATURED_ASKED = 16;
const ROOMS_SHOWN = 8;
/** Width of a room's picture, in CSS pixels times the densest usual screen. */
const ROOM_PICTURE = 480;

/** A section of the owner's, its products reduced to what cards show. */
export interface SectionSummary extends Pick<HomeSection, 'id' | 'title' | 'look' | 'link'> {
  readonly products: readonly ProductSummary[];
}

/** The home page's data, each part reduced to what it shows. */
export interface Home {
  readonly slides: readonly CarouselItem[];
  readonly categories: readonly CategoryTile[];
  readonly featured: readonly ProductSummary[];
  readonly rooms: readonly ShopRoom[];
  readonly sections: readonly SectionSummary[];
  readonly brands: readonly BrandTile[];
}
export type HomePartName = keyof Home;

/** The parts, each loading separately; undefined if the server failed to load it. */
export type DeferredHome = {
  readonly [P in HomePartName]: Deferred<Home[P] | undefined>;
};

/** What loads each part; one that fails leaves the others alone. Elsewhere there may be room for more rooms. */
export type HomeLoaders = {
  readonly [P in Exclude<HomePartName, 'rooms'>]: () => Promise<Home[P]>;
} & { readonly rooms: (limit?: number) => Promise<Home['rooms']> };

/** The cache name of a part. */
export function homeResponse(part: HomePartName): string {
  return `home ${part}`;
}

/** Returns a call's cached response, or makes the call; `name` identifies it. */
export type Cache = <T>(name: string, load: () => Promise<T>) => Promise<T>;

/** @param cache of featured products and the carousel (specification §9); the server has none. */
export function homeLoaders(api: ApiClient, cache: Cache = (_, load) => load()): HomeLoaders {
  return {
    slides: async () =>
      (await cache('carousel', () => api.call('listCarousel', { body: { limit: 8 } }))).data,
    categories: async () =>
      (await api.call('listCategories', { body: { limit: 20 } })).data.map(categoryTile),
    featured: async () => {
      const ask = () => api.call('listFeaturedProducts', { body: { limit: FEATURED_ASKED } });
      return (await cache('featured', ask)).data.slice(0, HOME_FEATURED).map(summaryOf);
    },
    rooms: async (limit = ROOMS_SHOWN) =>
      (await api.call('listRooms', { body: { limit } })).data.map(({ picture, ...room }) => ({
        ...room,
        picture: picture && smallPicture(picture, ROOM_PICTURE),
      })),
    sections: async () =>
      (await api.call('listHomeSections', { body: { limit: 20 } })).data.map(
        ({ id, title, look, link, products }) => ({
          ...{ id, title, look, link },
          products: products.map(summaryOf),
        }),
      ),
    brands: async () =>
      (await api.call('listHomeBrands', { body: { limit: 12 } })).data.map(brandTile),
  };
}

/**
 * For the page's `loader`: all parts; failed ones are undefined, for the browser to retry.
 *
 * @throws the error page when no part can be loaded.
 */
export async function serveHome(api: ApiClient): Promise<{ home: DeferredHome; whole: boolean }> {
  const loads = Object.entries(homeLoaders(api)).map(([part, load]) => [part, load()] as const);
  await orPageError(firstOf(loads.map(([, answer]) => answer)));
  const answers = await Promise.all(
    loads.map(async ([part, answer]) => [part, await answer.catch(() => undefined)] as const),
  );
  return {
    home: Object.fromEntries(answers) as DeferredHome,
    whole: answers.every(([, value]) => value !== undefined),
  };
}

/**
 * Resolves when any part has loaded.
 *
 * @throws the first failure once every part has failed.
 */
export async function firstOf(parts: readonly Promise<unknown>[]): Promise<true> {
  try {
    await Promise.any(parts);
    return true;
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  }
}
