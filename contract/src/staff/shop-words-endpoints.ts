import type { EndpointSchemas } from '../endpoints.ts';
import * as texts from './shop-texts.ts';
import * as words from './shop-words.ts';
import type { shopWordsCalls } from './shop-words-calls.ts';

export const shopWordsEndpoints = {
  listShopWords: {
    summary: 'Every text of the shop that is neither a page nor a message',
    response: words.shopWordsListResponse,
  },
  getShopWords: {
    summary: 'Words of the shop in both languages',
    params: words.shopWordsParameters,
    response: words.shopWordsResponse,
  },
  saveShopWords: {
    summary: 'Change words of the shop; it shows them at once',
    params: words.shopWordsParameters,
    body: words.saveShopWordsBody,
    response: words.shopWordsResponse,
  },
  previewShopWords: {
    summary: 'Words of the shop as it would show them',
    params: words.shopWordsParameters,
    body: words.shopWordsBody,
    response: words.shopWordsPreviewResponse,
  },
  listShopWordsVersions: {
    summary: 'The saved states of words of the shop',
    params: words.shopWordsParameters,
    query: texts.textVersionsQuery,
    response: texts.textVersionsResponse,
  },
  restoreShopWords: {
    summary: 'Bring back a saved state of words of the shop, or those that came with it',
    params: words.shopWordsParameters,
    body: texts.restoreTextBody,
    response: words.shopWordsResponse,
  },
} as const satisfies Record<keyof typeof shopWordsCalls, EndpointSchemas>;
