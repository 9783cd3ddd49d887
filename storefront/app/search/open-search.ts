import type { ShopRoom } from '@dp/contract/home-sections.ts';
import type { ApiClient } from '../api/client.ts';
import { cachedOr, type Deferred } from '../api/recent-responses.ts';
import type { CategoryTile } from '../categories/category-tile.ts';
import { homeLoaders } from '../home/load-home.ts';
import type { ListScope, ListStart } from '../product-lists/load-list.ts';
import { openList, serveList } from '../product-lists/open-list.ts';
import type { ProductSummary } from '../products/product-summary.ts';
import { browserApi } from '../session/browser-client.ts';
import { askedTextOf } from './exact-search.ts';
import { searchTextOf } from './search-text.ts';

/** What the search page shows. */
export interface SearchStart {
  /** Empty: no search yet. */
  readonly text: string;
  /** What is asked of the API: in quotation marks for words as typed. */
  readonly asked: string;
  readonly list?: Deferred<ListStart>;
  /** Ways into the shop where nothing was searched, or little was found. */
  readonly around: Deferred<Around>;
}

/** Ways into the shop without words. */
export interface Around {
  readonly categories: readonly CategoryTile[];
  readonly rooms: readonly ShopRoom[];
  readonly featured: readonly ProductSummary[];
}

/** Two rows on a phone, one on a desk: below so few products a page goes on with ways into the shop. */
export const SHORT = 4;
/** More than a home has. */
const ROOMS_ASKED = 20;
const NOTHING_AROUND: Around = { categories: [], rooms: [], featured: [] };

/** The list of what a text finds. */
export function scopeOf(text: string): ListScope {
  return { kind: 'search', text };
}

function textsOf(request: Request): Pick<SearchStart, 'text' | 'asked'> {
  const { searchParams } = new URL(request.url);
  return { text: searchTextOf(searchParams), asked: askedTextOf(searchParams) };
}

/** For the page's `loader`. */
export async function serveSearch(api: ApiClient, request: Request): Promise<SearchStart> {
  const texts = textsOf(request);
  const { text, asked } = texts;
  const list = text === '' ? undefined : await serveList(api, scopeOf(asked), request);
  const around = isShort(list) ? await loadAround(api) : NOTHING_AROUND;
  return { ...texts, around, ...(list === undefined ? {} : { list }) };
}

/**
 * For its `clientLoader`: previous results stay on the page until the response arrives, and an outdated
 * response is dropped with its navigation. The field never waits for the ways into the shop.
 */
export async function openSearch(request: Request): Promise<SearchStart> {
  const texts = textsOf(request);
  if (texts.text === '') return { ...texts, around: recentAround() };
  const list = openList(scopeOf(texts.asked), request);
  try {
    const found = await list;
    return {
      ...texts,
      list: found,
      around: isShort(found) ? recentAround() : NOTHING_AROUND,
    };
  } catch {
    // The page shows the failure and a retry in the place of products.
    return { ...texts, list, around: NOTHING_AROUND };
  }
}

/** Whether what was found leaves most of a screen empty; also without a search. */
function isShort(list: ListStart | undefined): boolean {
  return list === undefined || foundBy(list) <= SHORT;
}

/** How many products a search found, near ones included. */
export function foundBy({ total, near }: ListStart): number {
  return total + (near?.total ?? 0);
}

/** Each part by itself: without these the page still searches. */
async function loadAround(api: ApiClient): Promise<Around> {
  const loaders = homeLoaders(api);
  const [categories, rooms, featured] = await Promise.all([
    loaders.categories().catch(() => []),
    loaders.rooms(ROOMS_ASKED).catch(() => []),
    loaders.featured().catch(() => []),
  ]);
  return { categories, rooms, featured };
}

function recentAround(): Deferred<Around> {
  return cachedOr('search around', () => loadAround(browserApi()));
}
