import { foldText } from '@dp/contract/fold-text.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { phraseTerm } from './concepts.ts';
import { isArabicWord } from './known-word.ts';
import { inNames, wordsFor } from './quality-words.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord } from './stem-word.ts';
import { tokenise } from './tokenise.ts';

/** So many words are tried for one that is half typed, which has more letters than this. */
const HEARD = 2;

/** The phrase that most names with a word have it in: `flood light` for `flood`. */
export function usualPhrase<Phrase extends { readonly text: string }>(
  index: SearchIndex,
  word: string,
  phrases: readonly Phrase[],
): Phrase | undefined {
  const names = inNames(index, stemWord(word));
  return phrases.find(({ text }) => {
    const tokens = tokenise(text);
    const stems = tokens.map(stemWord);
    return tokens[0] === word && tokens.length > 1 && inNames(index, phraseTerm(stems)) * 2 > names;
  });
}

/**
 * For a word in Latin letters that the shop does not write the one of its pages' language: لمبة for `lamba`, نجفة for
 * `nag`. Undefined for what nobody knows, which goes on with nothing.
 */
export function inLanguage(index: SearchIndex, text: string, locale: Locale): string | undefined {
  const tokens = tokenise(text);
  const [token = ''] = tokens;
  const itself = index.vocabulary.find(tokens.at(-1) ?? '') && text;
  if (tokens.length > 1 || isArabicWord(token)) return itself;
  const begun = index.vocabulary.beginningWith(token, HEARD);
  const meanings = [token, ...(token.length > HEARD ? begun.map(({ word }) => word) : [])]
    .map((word) => index.concepts.of(stemWord(word)))
    .find((concepts) => concepts.length > 0);
  const own = wordsFor(index, meanings ?? []).find((phrase) => {
    const word = foldText(phrase);
    return isArabicWord(word) === (locale === 'ar') && index.vocabulary.find(word)?.isOwn;
  });
  return own ?? itself;
}
