import { useEffect, useState } from 'react';
import { browserApi } from '../api/browser-client.ts';
import { apiFilters, type ListFilters } from './list-query.ts';
import { countProducts, type ListScope, scopeName } from './load-list.ts';

/** How long a choice rests before it is counted, in milliseconds; several ticks make one question. */
const REST_MS = 200;

/** How many products a choice leaves: a number, still being asked, or not to be had. */
export type MatchCount = number | 'counting' | 'failed';

/** Counts the products that filters would leave, while they are being chosen. */
export function useMatchCount(scope: ListScope, filters: ListFilters, active: boolean): MatchCount {
  const [known, setKnown] = useState<{ choice: string; count: number | 'failed' }>();
  const choice = scopeName(scope) + JSON.stringify(apiFilters(filters) ?? {});
  useEffect(() => {
    if (!active) return;
    let current = true;
    const timer = setTimeout(() => {
      countProducts(browserApi(), scope, filters).then(
        (count) => current && setKnown({ choice, count }),
        () => current && setKnown({ choice, count: 'failed' }),
      );
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [active, choice, scope, filters]);
  return known?.choice === choice ? known.count : 'counting';
}
