import type { ApiClient } from '../api/client.ts';
import { orPageError } from '../api/page-errors.ts';
import { cachedOr, type Deferred } from '../api/recent-responses.ts';
import { useCachedResponse } from '../api/use-cached-response.ts';
import { browserApi } from '../session/browser-client.ts';
import { type ListQuery, readListQuery, writeListQuery } from './list-query.ts';
import { type ListScope, type ListStart, loadList, scopeName } from './load-list.ts';

function queryOf(request: Request): ListQuery {
  return readListQuery(new URL(request.url).searchParams);
}

function nameOf(scope: ListScope, query: ListQuery): string {
  return `list ${scopeName(scope)} ${writeListQuery(query)}`;
}

/** For a list page's `loader`: the products its address names. */
export function serveList(api: ApiClient, scope: ListScope, request: Request): Promise<ListStart> {
  return orPageError(loadList(api, scope, queryOf(request)));
}

/**
 * For its `clientLoader`: the same, from the cache when it was shown recently. Without the navigation's signal:
 * another navigation to the same address shares the load.
 */
export function openList(scope: ListScope, request: Request): Deferred<ListStart> {
  const query = queryOf(request);
  return cachedOr(nameOf(scope, query), () => loadList(browserApi(), scope, query));
}

/** Caches a shown list for Back, also one that came with the document. */
export function useCachedList(scope: ListScope, query: ListQuery, start: ListStart): void {
  useCachedResponse(nameOf(scope, query), start);
}
