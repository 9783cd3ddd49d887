import { isEverydayWord } from './everyday-words.ts';
import { otherKeyboard } from './keyboard-layout.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord, withoutArticle } from './stem-word.ts';
import { isExactToken, tokenise } from './tokenise.ts';
import { canonicalUnit } from './units.ts';

/** Shorter stretches form words by chance. */
const SHORTEST = 3;

/**
 * Corrects every stretch typed on the wrong keyboard layout: one that is not a word as typed and is one when
 * switched.
 */
export function switchKeyboard(index: SearchIndex, query: string): string {
  const stretches = query.slice(0, 200).split(/(\s+)/);
  const switched = stretches.map((stretch, at) => {
    const isLast = at >= stretches.length - 2;
    // Half a word has letters only; the signs among them would be letters of the other keyboard.
    const isBegun = isLast && /^\p{L}+$/u.test(stretch);
    if (stretch.trim() === '' || isKnown(index, stretch, isBegun ? 1 : undefined)) return stretch;
    return (
      otherKeyboard(stretch).find((other) =>
        isKnown(index, other, isLast ? SHORTEST : undefined),
      ) ?? stretch
    );
  });
  if (switched.every((stretch, at) => stretch === stretches[at])) return query;
  // If one word was typed on the wrong keyboard, so were its unknown neighbours.
  const all = switched.map((stretch, at) =>
    stretch.trim() === '' || stretch !== stretches[at] || isKnown(index, stretch, undefined)
      ? stretch
      : (otherKeyboard(stretch)[0] ?? stretch),
  );
  return all.join('');
}

/**
 * Whether a stretch consists of words, numbers and units known to search.
 *
 * @param shortestHalf minimum letters of a prefix that counts as the word; undefined: only whole words count.
 */
function isKnown(index: SearchIndex, stretch: string, shortestHalf: number | undefined): boolean {
  const tokens = tokenise(stretch);
  return (
    tokens.length > 0 &&
    tokens.every((token) => {
      if (isExactToken(token)) return true;
      const word = withoutArticle(token);
      const isHalf = shortestHalf !== undefined && word.length >= shortestHalf;
      if (isHalf && index.vocabulary.beginningWith(word, 1).length > 0) return true;
      if (token.length < SHORTEST) return false;
      if (canonicalUnit(token) !== undefined || isEverydayWord(word)) return true;
      if (index.vocabulary.find(word) || index.concepts.of(stemWord(token)).length > 0) return true;
      return index.postings(stemWord(token)) !== undefined;
    })
  );
}
