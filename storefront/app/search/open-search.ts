import type { ApiClient } from '../api/client.ts';
import { orPageError } from '../api/page-errors.ts';
import { type Deferred, recentOr } from '../api/recent-answers.ts';
import type { CategoryTile } from '../categories/category-tile.ts';
import { loadCategories } from '../categories/load-categories.ts';
import type { ListScope, ListStart } from '../product-lists/load-list.ts';
import { openList, serveList } from '../product-lists/open-list.ts';
import { browserApi } from '../session/browser-client.ts';
import { searchTextOf } from './search-text.ts';

/** What the search page shows. */
export interface SearchStart {
  /** Empty: nothing is searched for yet. */
  readonly text: string;
  readonly list?: Deferred<ListStart>;
  /** To look around in, where nothing is searched for or found. */
  readonly categories: readonly CategoryTile[];
}

/** The list of what a text finds. */
export function scopeOf(text: string): ListScope {
  return { kind: 'search', text };
}

function textOf(request: Request): string {
  return searchTextOf(new URL(request.url).searchParams);
}

/** For the page's `loader`. */
export async function serveSearch(api: ApiClient, request: Request): Promise<SearchStart> {
  const text = textOf(request);
  const list = text === '' ? undefined : await serveList(api, scopeOf(text), request);
  const categories = needsCategories(list) ? await orPageError(loadCategories(api)) : [];
  return { text, categories, ...(list === undefined ? {} : { list }) };
}

/**
 * For its `clientLoader`: what was found before stays on the page until the answer is there, and an
 * answer that comes after more was typed is dropped with its navigation.
 */
export async function openSearch(request: Request): Promise<SearchStart> {
  const text = textOf(request);
  if (text === '') return { text, categories: await popular() };
  const list = openList(scopeOf(text), request);
  try {
    const found = await list;
    return { text, list: found, categories: needsCategories(found) ? await popular() : [] };
  } catch {
    // The page shows the failure and a retry in the place of products.
    return { text, list, categories: [] };
  }
}

function needsCategories(list: ListStart | undefined): boolean {
  return list === undefined || list.total === 0;
}

/** Without these the page still searches. */
async function popular(): Promise<readonly CategoryTile[]> {
  try {
    return await recentOr('search categories', () => loadCategories(browserApi()));
  } catch {
    return [];
  }
}
