import { isExact, withoutQuotes } from './exact-search.ts';

/** Advice after a search without results. */
export interface SearchAdvice {
  /**
   * `similar` the words were taken as typed; `code` it is one word with digits; `spelling` otherwise. None of several
   * words finds anything by itself: else the search would have shown near products.
   */
  readonly kind: 'similar' | 'code' | 'spelling';
  /** The text without quotation marks. */
  readonly words: string;
}

/** @param text as it was searched, tidy. */
export function adviceFor(text: string): SearchAdvice {
  const words = withoutQuotes(text);
  if (isExact(text) && words !== '') return { kind: 'similar', words };
  const isCode = /\p{Nd}/u.test(words) && !words.includes(' ');
  return { kind: isCode ? 'code' : 'spelling', words };
}
