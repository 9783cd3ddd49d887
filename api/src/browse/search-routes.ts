import { setTimeout } from 'node:timers/promises';
import type { CallName } from '@dp/contract/calls.ts';
import type { CallOutput } from '@dp/contract/endpoints.ts';
import { SEARCH_TEXT_MAX_LENGTH } from '@dp/contract/limits.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { GapReason } from '@dp/contract/staff/search-values.ts';
import type { AppDeps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import type { PreparedResponse } from '../http/prepared-response.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { SearchGapCounter } from '../search/search-gap-counter.ts';
import { searchProducts } from './search-products.ts';
import { suggestSearch } from './suggest-search.ts';

/** Queries remembered with what was poor about their results, so that asking again counts again. */
const REMEMBERED = 1_000;

/** How long a search waits until its poor result is counted, in milliseconds. */
const COUNT_MS = 500;

type Cached = <N extends CallName>(
  name: N,
  locale: Locale,
  request: unknown,
  make: (reader: CatalogReader) => Promise<CallOutput<N>>,
) => Promise<PreparedResponse>;

/** Search, suggestions, and the count of searches that served shoppers poorly (decision 060). */
export function addSearchRoutes(add: AddEndpoint, deps: AppDeps, cached: Cached): void {
  const { catalog, responses } = deps;
  const gaps = new SearchGapCounter(deps);
  const poor = new Map<string, GapReason>();
  add('searchProducts', async ({ query: { query: given }, body, locale, ip }) => {
    const query = given.slice(0, SEARCH_TEXT_MAX_LENGTH);
    const answer = await cached('searchProducts', locale, [query, body], async (reader) => {
      const found = await searchProducts(reader, await catalog.search(), locale, query, body);
      if (body.filters === undefined) remember(poor, query, found.gap);
      return found.answer;
    });
    const gap = body.filters === undefined && body.offset === 0 ? poor.get(query) : undefined;
    // A page without products must not be cached, so that each such search is counted. Pages with some
    // are asked for far more often: of those, only the ones that are made are counted, and wait for nothing.
    if (gap === 'nothing') {
      responses.markUncacheable();
      // A count that hangs is not worth a search.
      const counted = gaps.count(query, gap, ip);
      await Promise.race([counted, setTimeout(COUNT_MS, undefined, { ref: false })]);
    } else if (gap !== undefined) {
      gaps.countSoon(query, gap, ip);
    }
    return answer;
  });
  add('reportUntappedSearch', async ({ query: { query: given }, ip }) => {
    const counted = gaps.count(given.slice(0, SEARCH_TEXT_MAX_LENGTH), 'untapped', ip);
    await Promise.race([counted, setTimeout(COUNT_MS, undefined, { ref: false })]);
    return { data: { ok: true } };
  });
  add('suggestSearch', ({ query: { query: given }, locale }) => {
    const query = given.slice(0, SEARCH_TEXT_MAX_LENGTH);
    return cached('suggestSearch', locale, query, async (reader) =>
      suggestSearch(reader, await catalog.search(), locale, query),
    );
  });
}

function remember(poor: Map<string, GapReason>, query: string, gap: GapReason | undefined): void {
  poor.delete(query);
  if (gap === undefined) return;
  poor.set(query, gap);
  const [oldest] = poor.keys();
  if (poor.size > REMEMBERED && oldest !== undefined) poor.delete(oldest);
}
