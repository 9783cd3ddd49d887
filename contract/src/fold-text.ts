import { foldDigits } from './digits.ts';
import { stripBidiMarks } from './plain-text.ts';

/** Quranic marks, tashkeel and tatweel, which searches ignore. */
const ARABIC_MARKS = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;

/** Letters that Arabic writers interchange, and Persian ones of some keyboards. */
const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  ہ: 'ه',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
  گ: 'ج',
};
const FOLDABLE = new RegExp(`[${Object.keys(FOLDED_LETTERS).join('')}]`, 'g');

/**
 * Normalises spelling: compatibility forms, case, tashkeel, tatweel, digits, alef, ya, ta marbuta and hamza
 * seats, Latin accents. Search folds its index and its queries; the storefront folds the same way where it
 * highlights or filters.
 */
export function foldText(text: string): string {
  return (
    foldDigits(stripBidiMarks(text.normalize('NFKC')))
      .toLowerCase()
      .replace(/٫/g, '.')
      .replace(/٬/g, '')
      .replace(ARABIC_MARKS, '')
      .replace(FOLDABLE, (letter) => FOLDED_LETTERS[letter] ?? letter)
      // A standalone hamza is omitted as often as typed: ضوء, ضو.
      .replace(/ء/g, '')
      .normalize('NFD')
      .replace(/[\u0300-\u036F]/g, '')
      .normalize('NFC')
  );
}
