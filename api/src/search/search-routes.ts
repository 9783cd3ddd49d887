import { setTimeout } from 'node:timers/promises';
import { SEARCH_TEXT_MAX_LENGTH } from '@dp/contract/limits.ts';
import type { CatalogAnswers } from '../catalog/catalog-answers.ts';
import type { Deps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { SearchGapCounter } from './search-gap-counter.ts';
import { SearchInMemory } from './search-in-memory.ts';
import { searchProducts } from './search-products.ts';
import { suggestSearch } from './suggest-search.ts';

/** Queries remembered for having found nothing, so that asking again counts again. */
const REMEMBERED = 1_000;

/** How long a search waits until it is counted that it found nothing, in milliseconds. */
const COUNT_MS = 500;

/**
 * Search and its suggestions.
 *
 * @returns the index, for building it before the first search comes.
 */
export function addSearchRoutes(
  add: AddEndpoint,
  deps: Deps,
  answers: CatalogAnswers,
): SearchInMemory {
  const { db } = deps;
  const gaps = new SearchGapCounter(deps);
  const search = new SearchInMemory(db, answers.catalog);
  const foundNothing = new Set<string>();

  add('searchProducts', async ({ query: { query: given }, body, locale, ip }) => {
    const query = given.slice(0, SEARCH_TEXT_MAX_LENGTH);
    const { index, version } = await search.built();
    const key = [query, body, version];
    const answer = await answers.withStock('searchProducts', locale, key, async (catalog) => {
      const found = await searchProducts(db, catalog, index, locale, query, body);
      remember(foundNothing, query, found.data.total === 0 && body.filters === undefined);
      return found;
    });
    if (body.offset === 0 && foundNothing.has(query)) {
      // A count that hangs is not worth a search.
      await Promise.race([gaps.count(query, ip), setTimeout(COUNT_MS, undefined, { ref: false })]);
    }
    return answer;
  });
  add('suggestSearch', async ({ query: { query: given }, locale }) => {
    const query = given.slice(0, SEARCH_TEXT_MAX_LENGTH);
    const { index, version } = await search.built();
    return answers.withStock('suggestSearch', locale, [query, version], (catalog) =>
      suggestSearch(db, catalog, index, locale, query),
    );
  });
  return search;
}

function remember(queries: Set<string>, query: string, belongs: boolean): void {
  if (!belongs) {
    queries.delete(query);
    return;
  }
  queries.add(query);
  const [oldest] = queries;
  if (queries.size > REMEMBERED && oldest !== undefined) queries.delete(oldest);
}
