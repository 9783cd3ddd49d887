import { SEARCH_TEXT_MAX_LENGTH } from '@dp/contract/limits.ts';

const PATH = '/search/product';

/** The text that an address searches for; empty when it searches for nothing. */
export function searchTextOf(parameters: URLSearchParams): string {
  return tidy(parameters.get('query') ?? '');
}

/**
 * A text as it is searched: one blank between words, not endless, and nothing that HTML and addresses cannot
 * carry: control characters and halves of surrogate pairs.
 */
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
  return wanted === '' ? PATH : `${PATH}?query=${encodeURIComponent(wanted)}`;
}

/** The text in the quotation marks that ask for exactly these words. */
export function exactly(text: string): string {
  return `"${withoutQuotes(text)}"`;
}

/** Whether a text asks for exactly its words. */
export function isExact(text: string): boolean {
  return /^["“”«].*["“”»]$/su.test(text);
}

/** The text without the quotation marks of any language. */
export function withoutQuotes(text: string): string {
  return text.replace(/["“”«»]/g, '').trim();
}
