import { type DemoCatalog, demoSearch } from '../demo-search.ts';
import { type Engine, SHOWN } from './engine.ts';

/** The shop's own search. */
export function shopEngine(catalog: DemoCatalog): Engine {
  const search = demoSearch(catalog);
  return {
    name: 'shop',
    search: (query) => {
      const { matches, near } = search(query);
      return { full: matches.slice(0, SHOWN), near: near.slice(0, SHOWN) };
    },
  };
}
