import type { Concepts } from './concepts.ts';
import { stemWord } from './stem-word.ts';

const ATTACHED = /^[وبلفك][\u0621-\u064A]{3,}$/;

/**
 * A folded Arabic word without a و ب ل ف ك that is written onto it, as in بحساس and وريموت; the word
 * itself when what would be left is no word of the trade, since many words begin so: بانل, فانوس, لمبة.
 */
export function withoutAttachedLetter(word: string, concepts: Concepts): string {
  if (!ATTACHED.test(word)) return word;
  const stem = stemWord(word);
  if (concepts.of(stem).length > 0 || concepts.isPhraseWord(stem)) return word;
  const rest = word.slice(1);
  return concepts.of(stemWord(rest)).length > 0 ? rest : word;
}

/** What is left of a word that may begin with an attached letter; undefined when none may be. */
export function maybeWithoutLetter(word: string): string | undefined {
  return ATTACHED.test(word) ? word.slice(1) : undefined;
}
