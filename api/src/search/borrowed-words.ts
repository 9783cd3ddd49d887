import { isArabicWord } from './known-word.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord } from './stem-word.ts';

/** Whether an Arabic word is an English one of the same meaning: لايت. */
export function isEnglishInArabic(index: SearchIndex, token: string): boolean {
  if (!isArabicWord(token)) return false;
  const meanings = index.concepts.of(stemWord(token));
  if (meanings.length === 0) return false;
  return index.vocabulary
    .sounding(token, true)
    .some(({ known }) =>
      index.concepts.of(stemWord(known.word)).some((concept) => meanings.includes(concept)),
    );
}
