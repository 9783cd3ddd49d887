import type { ProductFacets } from '@dp/contract/product-filters.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../session/browser-client.ts';
import type { ListFilters } from './list-query.ts';
import { findMatches, type ListScope } from './load-list.ts';
import { countChosen, ownFilters } from './own-filters.ts';

type Prices = ProductFacets['price'];

/**
 * The prices of a list before anything is chosen from it, which bands beside it divide: they do not move under the hand
 * while it chooses. Undefined until they are known; null where they cannot be.
 */
export function useWholePrices(
  scope: ListScope,
  filters: ListFilters,
  facets: ProductFacets | undefined,
  wanted: boolean,
): Prices | undefined {
  const [whole, setWhole] = useState<Prices>();
  const own = ownFilters(scope, filters);
  const chosen = countChosen(filters, own) > 0;
  if (whole === undefined && !chosen && facets !== undefined) setWhole(facets.price);
  const ask = wanted && chosen && whole === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, for the address that the page was opened at.
  useEffect(() => {
    if (!ask) return;
    let current = true;
    findMatches(browserApi(), scope, own).then(
      (matches) => current && setWhole(matches.facets.price),
      () => current && setWhole(null),
    );
    return () => {
      current = false;
    };
  }, [ask]);
  return whole;
}
