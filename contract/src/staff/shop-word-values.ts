/** Names and limits of the shop's words as plain data, which browsers load without zod. */

/** Each text of the shop that is neither a page nor a message, with its parts in their order. */
export const SHOP_WORDS = {
  promises: [
    'payment_cash',
    'payment_online',
    'payment_both',
    'inspect_cash',
    'inspect_other',
    'returns',
    'delivery',
  ],
  description: ['description'],
  onboarding: ['one_title', 'one_text', 'two_title', 'two_text', 'three_title', 'three_text'],
} as const;
export type ShopWordsName = keyof typeof SHOP_WORDS;
export type ShopWordsPart = (typeof SHOP_WORDS)[ShopWordsName][number];
export const SHOP_WORDS_NAMES = Object.keys(SHOP_WORDS) as ShopWordsName[];

/** Longest parts, in characters: a promise is a line of a narrow tile, a heading two lines of a phone. */
const PROMISE = 50;
const TITLE = 60;
const TEXT = 200;
export const SHOP_WORDS_LENGTHS: Readonly<Record<ShopWordsPart, number>> = {
  payment_cash: PROMISE,
  payment_online: PROMISE,
  payment_both: PROMISE,
  inspect_cash: PROMISE,
  inspect_other: PROMISE,
  returns: PROMISE,
  delivery: PROMISE,
  description: 300,
  one_title: TITLE,
  one_text: TEXT,
  two_title: TITLE,
  two_text: TEXT,
  three_title: TITLE,
  three_text: TEXT,
};

/** What a part may hold in braces: the shop's name, how it is paid, the days to return in words. */
export const SHOP_WORDS_PLACEHOLDERS = ['shop', 'payment', 'days'] as const;
export type ShopWordsPlaceholder = (typeof SHOP_WORDS_PLACEHOLDERS)[number];
