import { conceptsOf, isPhraseWord } from './concepts.ts';
import { stemWord } from './stem-word.ts';

/**
 * A folded Arabic word without a و ب ل ف ك that is written onto it, as in بحساس and وريموت; the word
 * itself when what would be left is no word of the trade, since many words begin so: بانل, فانوس, لمبة.
 */
export function withoutAttachedLetter(word: string): string {
  if (!/^[وبلفك][\u0621-\u064A]{3,}$/.test(word)) return word;
  const stem = stemWord(word);
  if (conceptsOf(stem).length > 0 || isPhraseWord(stem)) return word;
  const rest = word.slice(1);
  return conceptsOf(stemWord(rest)).length > 0 ? rest : word;
}
