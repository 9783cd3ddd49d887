import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { call } from '../api/client.ts';
import type { Versions } from './load-pages.ts';

export type ListedWords = StaffCallOutput<'listShopWords'>['data'][number];
export type ShopWords = StaffCallOutput<'getShopWords'>['data'];

export type WordsData =
  | { readonly shown: 'wordsList'; readonly list: readonly ListedWords[] }
  | { readonly shown: 'words'; readonly words: ShopWords; readonly versions: Versions };

/** The list of the shop's words, or one of its texts with a page of its saved states. */
export async function loadWords(name: string | undefined, request: Request): Promise<WordsData> {
  const { signal } = request;
  if (name === undefined) {
    return { shown: 'wordsList', list: (await call('listShopWords', { signal })).data };
  }
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const params = { name: name as ShopWords['name'] };
  const [words, versions] = await Promise.all([
    call('getShopWords', { params, signal }),
    call('listShopWordsVersions', { params, query: { before }, signal }),
  ]);
  return { shown: 'words', words: words.data, versions };
}
