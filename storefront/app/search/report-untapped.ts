import { browserApi } from '../session/browser-client.ts';
import { UntappedSearches } from './untapped-search.ts';

/** The searches of this tab; a report that fails is not worth a word. */
export const untappedSearches = new UntappedSearches(
  (text) => {
    browserApi()
      .call('reportUntappedSearch', { query: { query: text } })
      .catch(() => undefined);
  },
  () => performance.now(),
);
