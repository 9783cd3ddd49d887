import type { StaffCall } from './staff-call.ts';

/** Words that mean the same in the shop's search, searches that served shoppers poorly, and pinned products. */
export const searchCalls = {
  listSynonyms: { method: 'GET', path: '/synonyms', access: 'content.edit' },
  getSynonyms: { method: 'GET', path: '/synonyms/group', access: 'content.edit' },
  addSynonym: { method: 'POST', path: '/synonyms', access: 'content.edit' },
  changeSynonym: { method: 'POST', path: '/synonyms/change', access: 'content.edit' },
  removeSynonym: { method: 'POST', path: '/synonyms/remove', access: 'content.edit' },
  resetSynonyms: { method: 'POST', path: '/synonyms/reset', access: 'content.edit' },
  restoreSynonyms: { method: 'POST', path: '/synonyms/restore', access: 'content.edit' },
  listSearchGaps: { method: 'GET', path: '/search-gaps', access: 'content.edit' },
  dismissSearchGap: { method: 'POST', path: '/search-gaps/dismiss', access: 'content.edit' },
  listPinnedSearches: { method: 'GET', path: '/pinned-searches', access: 'content.edit' },
  getPinnedSearch: { method: 'GET', path: '/pinned-searches/search', access: 'content.edit' },
  savePinnedSearch: { method: 'POST', path: '/pinned-searches', access: 'content.edit' },
} as const satisfies Record<string, StaffCall>;
