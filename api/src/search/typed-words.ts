import { withoutAttachedLetter } from './attached-letter.ts';
import type { Concepts } from './concepts.ts';
import { tokenise } from './tokenise.ts';

/** No part of a query has more words. */
const LONGEST = 5;

/** A part's folded words as typed in the query: `250 وات` for `250w`. */
export function typedWords(query: string, word: string, concepts: Concepts): string {
  const stretches = query.trim().split(/\s+/);
  const wanted = word.replaceAll(' ', '');
  for (let length = 1; length <= LONGEST; length += 1) {
    for (let start = 0; start + length <= stretches.length; start += 1) {
      const typed = stretches.slice(start, start + length).join(' ');
      if (
        tokenise(typed)
          .map((token) => withoutAttachedLetter(token, concepts))
          .join('') === wanted
      )
        return typed;
    }
  }
  return word;
}
