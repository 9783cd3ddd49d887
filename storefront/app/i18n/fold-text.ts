import { foldDigits, stripBidiMarks } from '@dp/contract/digits.ts';

const LETTERS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ة: 'ه',
  ؤ: 'و',
};

/**
 * A text as people type it in a hurry: without marks, hamza seats or case, so that "الاسكندريه" finds
 * الإسكندرية. For filtering lists in the browser; the shop's search does more.
 */
export function foldText(text: string): string {
  return foldDigits(stripBidiMarks(text.normalize('NFKC').toLowerCase()))
    .replace(/[\u0610-\u061A\u064B-\u065F\u0670\u0640]/g, '')
    .replace(/[أإآٱىئةؤ]/g, (letter) => LETTERS[letter] ?? letter)
    .trim();
}
