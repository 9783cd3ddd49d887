import { SEARCH_TEXT_MAX_LENGTH } from '@dp/contract/limits.ts';

/** The search page. */
export const SEARCH_PATH = '/search/product';

/** The searched text of an address; empty without a search. */
export function searchTextOf(parameters: URLSearchParams): string {
  return tidy(parameters.get('query') ?? '');
}

/** Normalises a searched text: single blanks, bounded length, no control characters or lone surrogates. */
export function tidy(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_TEXT_MAX_LENGTH)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

/** The address of a search; without a text that of the empty search page. */
export function searchAddress(text: string): string {
  const wanted = tidy(text);
  return wanted === '' ? SEARCH_PATH : `${SEARCH_PATH}?query=${encodeURIComponent(wanted)}`;
}
