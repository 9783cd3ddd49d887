import { foldText } from '@dp/contract/fold-text.ts';

/** A stretch of a text; `isMatch` when its words begin with what was typed. */
export interface Stretch {
  readonly text: string;
  readonly isMatch: boolean;
}

const PREFIXES = ['', 'ال', 'وال', 'بال', 'لل', 'و', 'ب', 'ل'];

/** The ta marbuta of a word whose plural has another ending, as it is folded: "لمبه" begins "لمبات" as well. */
const TA_MARBUTA = /(?<=\p{Script=Arabic}{3})ه$/u;

/**
 * Splits a text into words that begin with a typed word and others, ignoring hamza, marks and case: "chand" marks
 * "Chandelier", "اباج" marks "الأباجورة". A weight that changes within a word is hard to read, and Arabic letters are joined.
 */
export function highlight(text: string, typed: string): Stretch[] {
  const wanted = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(TA_MARBUTA, ''));
  const stretches: Stretch[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = stretches.at(-1);
    if (piece === '') return;
    if (last?.isMatch === isMatch) {
      stretches[stretches.length - 1] = { text: last.text + piece, isMatch };
    } else stretches.push({ text: piece, isMatch });
  };
  for (const piece of text.split(/([^\p{L}\p{M}\p{N}]+)/u)) {
    add(piece, beginsWithTyped(piece, wanted));
  }
  return stretches;
}

function beginsWithTyped(word: string, wanted: readonly string[]): boolean {
  const folded = foldText(word);
  return wanted.some((begun) => PREFIXES.some((prefix) => folded.startsWith(prefix + begun)));
}

/** Whether any word of a text is not begun by a typed one; what is between words does not count. */
export function isNew(text: string, typed: string): boolean {
  return highlight(text, typed).some(
    ({ text: stretch, isMatch }) => !isMatch && /[\p{L}\p{N}]/u.test(stretch),
  );
}
