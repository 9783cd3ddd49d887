import { LOCALES, type Locale } from '@dp/contract/locale.ts';
import type { PaysBy } from '@dp/contract/payments.ts';
import type { OnboardingPicture, ShopDetails } from '@dp/contract/shop-details.ts';
import type { OnboardingPages, ShopWords } from '@dp/contract/shop-words.ts';
import type { ShopWordsName, ShopWordsPart } from '@dp/contract/staff/shop-word-values.ts';
import { countedDays } from '../counted-words/counted-words.ts';
import { fillWords } from './fill-words.ts';
import { originalWords } from './original-words.ts';

/** Words of a version of a text; a part that is left out is not shown. */
export type WordsOfParts = Readonly<Partial<Record<ShopWordsPart, string>>>;
export type WordsValue = Readonly<Record<Locale, WordsOfParts>>;

/** What the owner's settings say that words of the shop depend on. */
export interface WordsFacts {
  readonly pays: PaysBy;
  /** Days in which anything can be returned. */
  readonly returnDays: number;
  readonly shop: Pick<ShopDetails, 'name_ar' | 'name_en'>;
}

/** The newest words of each text that staff have changed, by name; null for those that came with the shop. */
export type ChangedWords = ReadonlyMap<string, { readonly value: unknown }>;

/** The parts of the promises that are shown, of those that depend on how the shop is paid. */
export function promisesShown(pays: PaysBy) {
  return {
    payment: `payment_${pays}`,
    inspect: pays === 'cash' ? 'inspect_cash' : 'inspect_other',
  } as const;
}

/**
 * Fills the words of a text in one language.
 *
 * @returns a function that gives a part as the shop shows it; empty for one that is left out.
 */
export function wordsFiller(changed: ChangedWords, locale: Locale, facts: WordsFacts) {
  const wordsOf = (name: ShopWordsName): WordsOfParts =>
    (changed.get(name)?.value as WordsValue | null | undefined)?.[locale] ?? originalWords[locale];
  const shop = facts.shop[`name_${locale}`];
  const payment = fillWords(wordsOf('promises')[promisesShown(facts.pays).payment] ?? '', { shop });
  const values = { shop, payment, days: countedDays(facts.returnDays, locale) };
  return (name: ShopWordsName, part: ShopWordsPart) => fillWords(wordsOf(name)[part] ?? '', values);
}

/** The words of every page, in both languages: a page changes its language without asking again. */
export function composeShopWords(
  changed: ChangedWords,
  facts: WordsFacts,
): Record<Locale, ShopWords> {
  return inEachLanguage((locale) => {
    const say = wordsFiller(changed, locale, facts);
    const { payment, inspect } = promisesShown(facts.pays);
    return {
      description: say('description', 'description'),
      promises: {
        payment: say('promises', payment),
        inspect: say('promises', inspect),
        returns: say('promises', 'returns'),
        delivery: say('promises', 'delivery'),
      },
    };
  });
}

/** The words and photographs of the pages that introduce the shop. */
export function composeOnboarding(
  changed: ChangedWords,
  locale: Locale,
  facts: WordsFacts & { readonly shop: Pick<ShopDetails, OnboardingPicture> },
): OnboardingPages {
  const say = wordsFiller(changed, locale, facts);
  const page = (name: 'one' | 'two' | 'three') => ({
    title: say('onboarding', `${name}_title`),
    text: say('onboarding', `${name}_text`),
    photograph: facts.shop[`onboarding_${name}`],
  });
  return { one: page('one'), two: page('two'), three: page('three') };
}

function inEachLanguage<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}
