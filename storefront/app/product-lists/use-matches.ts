import type { ProductFacets } from '@dp/contract/product-filters.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../session/browser-client.ts';
import { apiFilters, type ListFilters } from './list-query.ts';
import { findMatches, type ListScope, type Matches, scopeName } from './load-list.ts';

/** Debounce before a choice is counted, in milliseconds. */
const REST_MS = 200;

/** The count of a choice, pending or failed. */
export type MatchState = Matches | 'counting' | 'failed';

export interface Counted {
  readonly matches: MatchState;
  /** Of the choice that was counted last since `active`. */
  readonly facets: ProductFacets | undefined;
}

/** Counts the products that filters would leave, while they are being chosen. */
export function useMatches(scope: ListScope, filters: ListFilters, active: boolean): Counted {
  const [known, setKnown] = useState<{ choice: string; matches: Matches | 'failed' }>();
  const [last, setLast] = useState<ProductFacets>();
  const [seen, setSeen] = useState(active);
  if (seen !== active) {
    setSeen(active);
    if (active) setLast(undefined);
  }
  const choice = scopeName(scope) + JSON.stringify(apiFilters(filters) ?? {});
  useEffect(() => {
    if (!active) return;
    let current = true;
    const timer = setTimeout(() => {
      findMatches(browserApi(), scope, filters).then(
        (matches) => {
          if (!current) return;
          setKnown({ choice, matches });
          setLast(matches.facets);
        },
        () => current && setKnown({ choice, matches: 'failed' }),
      );
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [active, choice, scope, filters]);
  const matches = known?.choice === choice ? known.matches : 'counting';
  return { matches, facets: last };
}
