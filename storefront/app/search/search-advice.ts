import { isExact, withoutQuotes } from './exact-search.ts';

/** Advice after a search without results. */
export interface SearchAdvice {
  /**
   * `similar` the words were taken as typed; `code` it contains digits; `spelling` it is one word; `fewer` it is
   * several.
   */
  readonly kind: 'similar' | 'code' | 'spelling' | 'fewer';
  /** The text without quotation marks. */
  readonly words: string;
  /** For `fewer`: single words worth searching. */
  readonly parts: readonly string[];
}

/** Words of a long text that are offered one by one. */
const PARTS = 4;
/** Shorter words are mostly particles. */
const SHORTEST = 3;

/** @param text as it was searched, tidy. */
export function adviceFor(text: string): SearchAdvice {
  const words = withoutQuotes(text);
  const parts = [...new Set(words.split(' '))].filter((word) => [...word].length >= SHORTEST);
  if (isExact(text) && words !== '') return { kind: 'similar', words, parts: [] };
  if (words.includes(' ') && parts.length > 1) {
    return { kind: 'fewer', words, parts: parts.slice(0, PARTS) };
  }
  return { kind: /\p{Nd}/u.test(words) ? 'code' : 'spelling', words, parts: [] };
}
