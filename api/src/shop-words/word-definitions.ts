import {
  SHOP_WORDS,
  type ShopWordsName,
  type ShopWordsPart,
  type ShopWordsPlaceholder,
} from '@dp/contract/staff/shop-word-values.ts';

/** What a part may and must hold in braces, and whether the shop may do without it. */
export interface WordsPart {
  readonly allowed: readonly ShopWordsPlaceholder[];
  readonly required: readonly ShopWordsPlaceholder[];
  readonly optional: boolean;
}

const payment: WordsPart = { allowed: [], required: [], optional: false };
/** A promise that a shop need not make. */
const promise: WordsPart = { allowed: [], required: [], optional: true };
const title: WordsPart = { allowed: ['shop'], required: [], optional: false };
const free: WordsPart = { allowed: ['shop', 'payment', 'days'], required: [], optional: false };

const definitions: Readonly<Record<ShopWordsPart, WordsPart>> = {
  payment_cash: payment,
  payment_online: payment,
  payment_both: payment,
  inspect_cash: promise,
  inspect_other: promise,
  // The number of days is the setting's.
  returns: { ...promise, allowed: ['days'], required: ['days'] },
  delivery: promise,
  description: free,
  one_title: title,
  one_text: free,
  two_title: title,
  two_text: free,
  three_title: title,
  three_text: free,
};

/** The parts of a text with their definitions, in their order. */
export function wordsPartsOf(
  name: ShopWordsName,
): readonly (readonly [ShopWordsPart, WordsPart])[] {
  return SHOP_WORDS[name].map((part) => [part, definitions[part]]);
}
