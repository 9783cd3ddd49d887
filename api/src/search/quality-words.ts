import { foldText } from '@dp/contract/fold-text.ts';
import { phraseTerm } from './concepts.ts';
import type { KnownWord } from './known-word.ts';
import { WEIGHTS } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord } from './stem-word.ts';

/** Feminine, or more than one, by the ending: لمبة, لمبات, ثريا. */
const FEMININE = /(?:ة|ات|يا)$/;
/** Colours: أسود is سوداء beside a feminine. */
const COLOUR = /^[أا]([\u0621-\u064A]{3})$/;
/** From this share of the names with a word on it is a part of a phrase: دافئ of أصفر دافئ. */
const MOST_NAMES = 0.8;

/**
 * A quality as it follows a thing in Arabic: ثريا ذهبية, دلاية سوداء. A noun stays as it is (نجفة كريستال), and so do
 * several words, as the trade says them: لمبة أصفر دافئ.
 *
 * @param thing the words before it, the thing first.
 * @param forms other words for the quality; a form that is none of them is no word.
 */
export function agreeing(thing: string, quality: string, forms: readonly string[]): string {
  const [head = ''] = thing.split(' ', 1);
  if (!FEMININE.test(head) || FEMININE.test(quality) || quality.includes(' ')) return quality;
  if (quality.endsWith('ي')) return `${quality}ة`;
  const known = new Set(forms.map(foldText));
  const feminine = [`${quality}ة`, quality.replace(COLOUR, '$1اء')];
  return feminine.find((form) => form !== quality && known.has(foldText(form))) ?? quality;
}

/** All words for some meanings, as they are written. */
export function wordsFor(index: SearchIndex, names: readonly string[]): string[] {
  return index.concepts.groups.flatMap(({ name, phrases }) =>
    names.includes(name) ? phrases : [],
  );
}

/**
 * A known word as it ends a query: with the words that names have before it, and in the gender of the thing.
 *
 * @param before the query without it, as the shop writes it.
 */
export function asEnding(index: SearchIndex, { word, written }: KnownWord, before: string): string {
  const names = index.concepts.of(stemWord(word));
  const isQuality = names.every((name) => index.concepts.kindOf(name) === 'quality');
  if (before === '' || names.length === 0 || !isQuality) return written;
  const named = inNames(index, stemWord(word));
  for (const { folded, concept } of index.concepts.phrasesEnding(word)) {
    const tokens = folded.split(' ');
    const [first = ''] = tokens;
    if (!names.includes(concept) || foldText(before).includes(first)) continue;
    if (inNames(index, phraseTerm(tokens.map(stemWord))) < named * MOST_NAMES) continue;
    const phrase = ownPhrase(index, tokens);
    if (phrase !== undefined) return phrase;
  }
  return agreeing(before, written, wordsFor(index, names));
}

/** A phrase as the shop writes it; undefined for one that none of its texts has. */
export function ownPhrase(index: SearchIndex, tokens: readonly string[]): string | undefined {
  if (index.frequency(phraseTerm(tokens.map(stemWord))) === 0) return undefined;
  const words = tokens.map((token) => index.vocabulary.find(token));
  return words.every((word) => word?.isOwn)
    ? words.map((word) => word?.written).join(' ')
    : undefined;
}

/** How many products have a term in their names. */
export function inNames(index: SearchIndex, term: string): number {
  const postings = index.postings(term) ?? [];
  return postings.filter((posting) => posting % 256 >= WEIGHTS.tail).length;
}
