import { useNavigation } from 'react-router';
import { askedTextOf } from './exact-search.ts';
import { SEARCH_PATH, searchTextOf } from './search-text.ts';

/** The search that is on its way, if one is. */
export interface Coming {
  readonly text: string;
  /** What is asked of the API. */
  readonly asked: string;
  /** Of its navigation. */
  readonly state: unknown;
}

/** The search that the page is about to show. */
export function useComing(): Coming | undefined {
  const { location } = useNavigation();
  if (location?.pathname !== SEARCH_PATH) return undefined;
  const parameters = new URLSearchParams(location.search);
  return {
    text: searchTextOf(parameters),
    asked: askedTextOf(parameters),
    state: location.state,
  };
}
