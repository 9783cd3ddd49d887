import type { Concepts } from './concepts.ts';
import { stemWord } from './stem-word.ts';

const ATTACHED = /^[وبلفك][\u0621-\u064A]{3,}$/;
/** What the present tense begins with: بتنور, ينور. */
const TENSE = /^ب?[تي](?=[\u0621-\u064A]{3,}$)/;

/**
 * A folded Arabic word without a و ب ل ف ك that is written onto it, as in بحساس and وريموت, or without the
 * letters of the present tense, as in تنور; the word itself when what would be left is no word of the trade, since
 * many words begin so: بانل, فانوس, لمبة.
 */
export function withoutAttachedLetter(word: string, concepts: Concepts): string {
  const isVerb = TENSE.test(word);
  if (!ATTACHED.test(word) && !isVerb) return word;
  const stem = stemWord(word);
  if (concepts.of(stem).length > 0 || concepts.isPhraseWord(stem)) return word;
  const noun = word.replace(TENSE, '');
  if (isVerb && concepts.of(noun).length > 0) return noun;
  if (!ATTACHED.test(word)) return word;
  const rest = word.slice(1);
  if (concepts.of(stemWord(rest)).length > 0) return rest;
  if (!word.startsWith('و')) return word;
  // Two of them: وبريموت.
  const inner = withoutAttachedLetter(rest, concepts);
  return inner === rest ? word : inner;
}

/** What is left of a word that may begin with an attached letter; undefined when none may be. */
export function maybeWithoutLetter(word: string): string | undefined {
  return ATTACHED.test(word) ? word.slice(1) : undefined;
}
