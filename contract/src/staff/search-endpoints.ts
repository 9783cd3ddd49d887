import type { EndpointSchemas } from '../endpoints.ts';
import { okResponse } from '../fields.ts';
import * as search from './search.ts';
import type { searchCalls } from './search-calls.ts';
import * as pins from './search-pins.ts';

export const searchEndpoints = {
  listSynonyms: {
    summary: 'Groups of words that mean the same, by name, or those that a text finds',
    query: search.listSynonymsQuery,
    response: search.synonymsResponse,
  },
  getSynonyms: {
    summary: 'One group of synonyms',
    query: search.getSynonymsQuery,
    response: search.synonymGroupResponse,
  },
  addSynonym: {
    summary: 'Let a word mean the same as another',
    body: search.addSynonymBody,
    response: search.changedSynonymsResponse,
  },
  changeSynonym: {
    summary: 'Change a word of a group',
    body: search.changeSynonymBody,
    response: search.changedSynonymsResponse,
  },
  removeSynonym: {
    summary: 'Remove a word from its groups, or from one',
    body: search.removeSynonymBody,
    response: search.changedSynonymsResponse,
  },
  resetSynonyms: {
    summary: 'Restore a group as it comes with the shop',
    body: search.resetSynonymsBody,
    response: search.changedSynonymsResponse,
  },
  restoreSynonyms: {
    summary: 'Give a group the words that it had earlier, also one that was removed',
    body: search.restoreSynonymsBody,
    response: search.changedSynonymsResponse,
  },
  listSearchGaps: {
    summary: 'Searches that served shoppers poorly, the most frequent first',
    query: search.listSearchGapsQuery,
    response: search.searchGapsResponse,
  },
  dismissSearchGap: {
    summary: 'Dismiss a poorly served search; it is counted from zero when it is searched again',
    body: search.dismissSearchGapBody,
    response: okResponse,
  },
  listPinnedSearches: {
    summary: 'Searches with pinned products, or those that a text finds',
    query: pins.listPinnedSearchesQuery,
    response: pins.pinnedSearchesResponse,
  },
  getPinnedSearch: {
    summary: 'The products that come first in what one search finds',
    query: pins.getPinnedSearchQuery,
    response: pins.pinnedSearchResponse,
  },
  savePinnedSearch: {
    summary: 'Choose the products that come first in what a search finds',
    body: pins.savePinnedSearchBody,
    response: pins.pinnedSearchResponse,
  },
} as const satisfies Record<keyof typeof searchCalls, EndpointSchemas>;
