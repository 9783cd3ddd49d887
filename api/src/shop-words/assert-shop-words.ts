import type { FieldCode } from '@dp/contract/error-codes.ts';
import { LOCALES, type Locale } from '@dp/contract/locale.ts';
import type { StaffFieldCode } from '@dp/contract/staff/error-codes.ts';
import type { ShopWordsName, ShopWordsPart } from '@dp/contract/staff/shop-word-values.ts';
import type { ShopWordsParts } from '@dp/contract/staff/shop-words.ts';
import { invalidFields } from '../problems/problem-error.ts';
import type { WordsValue } from './compose-words.ts';
import { wordsFault } from './fill-words.ts';
import { wordsPartsOf } from './word-definitions.ts';

export type GivenWords = Readonly<Record<Locale, ShopWordsParts>>;

/**
 * The words of a text, if each of its parts can be shown. A promise is left out in both languages or in neither.
 *
 * @throws ProblemError 400 naming each part that cannot, such as `ar.returns`.
 */
export function assertShopWords(name: ShopWordsName, given: GivenWords): WordsValue {
  const definitions = new Map(wordsPartsOf(name));
  const faults: Record<string, FieldCode | StaffFieldCode> = {};
  for (const locale of LOCALES) {
    for (const part of Object.keys(given[locale]) as ShopWordsPart[]) {
      if (!definitions.has(part) && given[locale][part] !== undefined) {
        faults[`${locale}.${part}`] = 'invalid';
      }
    }
    for (const [part, definition] of definitions) {
      const text = given[locale][part];
      const missing = LOCALES.every((each) => given[each][part] === undefined)
        ? !definition.optional
        : text === undefined;
      const fault = text === undefined ? missing && 'required' : wordsFault(text, definition);
      if (fault) faults[`${locale}.${part}`] = fault;
    }
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return given;
}
