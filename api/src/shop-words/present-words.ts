import { LOCALES } from '@dp/contract/locale.ts';
import type { PaysBy } from '@dp/contract/payments.ts';
import type { ShopWordsName, ShopWordsPart } from '@dp/contract/staff/shop-word-values.ts';
import type { StaffShopWords } from '@dp/contract/staff/shop-words.ts';
import type { NewestText } from '../shop-texts/shop-text-rows.ts';
import { promisesShown, type WordsValue } from './compose-words.ts';
import { originalWords } from './original-words.ts';
import { wordsPartsOf } from './word-definitions.ts';

/** The words of a version of a text, by language and part; empty for a part that is left out. */
export function wordsOf(name: ShopWordsName, value: unknown): Pick<StaffShopWords, 'ar' | 'en'> {
  const stored = value as WordsValue | null;
  const [ar, en] = LOCALES.map((locale) => {
    const words = stored?.[locale] ?? originalWords[locale];
    return Object.fromEntries(wordsPartsOf(name).map(([part]) => [part, words[part] ?? '']));
  });
  return { ar: ar ?? {}, en: en ?? {} };
}

/** A text as staff edit it, in a shop that is paid so. */
export function presentWords(
  name: ShopWordsName,
  { version, value }: NewestText,
  pays: PaysBy,
): StaffShopWords {
  const parts = wordsPartsOf(name).map(([part, { allowed, required, optional }]) => ({
    name: part,
    allowed: [...allowed],
    required: [...required],
    optional,
    shown: isShown(part, pays),
  }));
  return { name, version, original: value === null, parts, ...wordsOf(name, value) };
}

/** Whether the settings are such that a part is shown: of what depends on them there is one for each case. */
export function isShown(part: ShopWordsPart, pays: PaysBy): boolean {
  const { payment, inspect } = promisesShown(pays);
  if (part.startsWith('payment_')) return part === payment;
  return part.startsWith('inspect_') ? part === inspect : true;
}
