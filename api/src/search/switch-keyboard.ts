import { otherKeyboard } from './keyboard-layout.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord, withoutArticle } from './stem-word.ts';
import { isExactToken, tokenise } from './tokenise.ts';
import { canonicalUnit } from './units.ts';

/** Fewer letters make words by chance. */
const SHORTEST = 3;

/**
 * The query with every stretch that was typed on the wrong keyboard switched: one that is no word as it
 * stands and is one when switched.
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
  return switched.every((stretch, at) => stretch === stretches[at]) ? query : switched.join('');
}

/**
 * Whether a stretch is made of words, numbers and units that search knows.
 *
 * @param shortestHalf letters of a word that count for the word; undefined: only whole words count.
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
      if (canonicalUnit(token) !== undefined) return true;
      if (index.vocabulary.find(word) || index.concepts.of(stemWord(token)).length > 0) return true;
      return index.postings(stemWord(token)) !== undefined;
    })
  );
}
