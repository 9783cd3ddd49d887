import type { Bilingual } from '@dp/contract/locale.ts';
import { type ArabicNoun, countInArabic } from './arabic-words.ts';
import { numberInEnglish } from './english-words.ts';

const POUND: ArabicNoun = {
  one: 'جنيه مصري',
  two: 'جنيهان مصريان',
  few: 'جنيهات مصرية',
  many: 'جنيهًا مصريًا',
};
const PIASTRE: ArabicNoun = { one: 'قرش', two: 'قرشان', few: 'قروش', many: 'قرشًا' };

/**
 * An amount in words as invoices spell it, in both languages: «فقط ألف ومائتان وخمسون جنيهًا مصريًا وخمسون
 * قرشًا لا غير», "One thousand two hundred and fifty Egyptian pounds and fifty piastres only".
 *
 * @param piastres a safe whole number, 0 or more.
 * @throws RangeError for anything else.
 */
export function amountInWords(piastres: number): Bilingual {
  if (!Number.isSafeInteger(piastres) || piastres < 0) {
    throw new RangeError(`${piastres} is not an amount in whole piastres.`);
  }
  const pounds = Math.floor(piastres / 100);
  const rest = piastres % 100;
  return { ar: arabic(pounds, rest), en: english(pounds, rest) };
}

function arabic(pounds: number, piastres: number): string {
  const parts = [
    ...(pounds > 0 || piastres === 0 ? [countInArabic(pounds, POUND)] : []),
    ...(piastres > 0 ? [countInArabic(piastres, PIASTRE)] : []),
  ];
  return `فقط ${parts.join(' و')} لا غير`;
}

function english(pounds: number, piastres: number): string {
  const parts = [
    ...(pounds > 0 || piastres === 0 ? [counted(pounds, 'Egyptian pound')] : []),
    ...(piastres > 0 ? [counted(piastres, 'piastre')] : []),
  ];
  const words = `${parts.join(' and ')} only`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function counted(count: number, noun: string): string {
  return `${numberInEnglish(count)} ${noun}${count === 1 ? '' : 's'}`;
}
