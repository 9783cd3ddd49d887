import { useEffect, useState } from 'react';
import { browserApi } from '../session/browser-client.ts';
import { apiFilters, type ListFilters } from './list-query.ts';
import { findMatches, type ListScope, type Matches, scopeName } from './load-list.ts';

/** Debounce before a choice is counted, in milliseconds. */
const REST_MS = 200;

/** The count of a choice, pending or failed. */
export type MatchState = Matches | 'counting' | 'failed';

/** Counts the products that filters would leave, while they are being chosen. */
export function useMatches(scope: ListScope, filters: ListFilters, active: boolean): MatchState {
  const [known, setKnown] = useState<{ choice: string; matches: Matches | 'failed' }>();
  const choice = scopeName(scope) + JSON.stringify(apiFilters(filters) ?? {});
  useEffect(() => {
    if (!active) return;
    let current = true;
    const timer = setTimeout(() => {
      findMatches(browserApi(), scope, filters).then(
        (matches) => current && setKnown({ choice, matches }),
        () => current && setKnown({ choice, matches: 'failed' }),
      );
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [active, choice, scope, filters]);
  return known?.choice === choice ? known.matches : 'counting';
}
