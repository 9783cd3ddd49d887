import type { Locale } from '@dp/contract/locale.ts';
import type { ShopWordsName } from '@dp/contract/staff/shop-word-values.ts';
import type { AppDeps } from '../deps.ts';
import { readNewestTexts } from '../shop-texts/shop-text-rows.ts';
import { assertShopWords, type GivenWords } from './assert-shop-words.ts';
import { wordsFiller } from './compose-words.ts';
import { isShown } from './present-words.ts';
import { wordsPartsOf } from './word-definitions.ts';
import { readWordsFacts } from './words-facts.ts';

/**
 * What is typed as the shop would show it, under its settings of now.
 *
 * @returns by language and part; what is left out, or is not shown under these settings, is not in it.
 * @throws ProblemError 400 as `assertShopWords` does.
 */
export async function previewShopWords(
  { db, payments }: Pick<AppDeps, 'db' | 'payments'>,
  name: ShopWordsName,
  given: GivenWords,
): Promise<Record<Locale, Record<string, string>>> {
  const value = assertShopWords(name, given);
  const facts = await readWordsFacts(db, payments);
  const changed = new Map<string, { readonly value: unknown }>(await readNewestTexts(db, 'words'));
  changed.set(name, { value });
  const shown = (locale: Locale) => {
    const say = wordsFiller(changed, locale, facts);
    return Object.fromEntries(
      wordsPartsOf(name)
        .filter(([part]) => isShown(part, facts.pays))
        .map(([part]) => [part, say(name, part)] as const)
        .filter(([, words]) => words !== ''),
    );
  };
  return { ar: shown('ar'), en: shown('en') };
}
