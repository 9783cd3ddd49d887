import { LOCALES } from '@dp/contract/locale.ts';
import { PAYS_BY } from '@dp/contract/payments.ts';
import { SHOP_WORDS_LENGTHS, SHOP_WORDS_NAMES } from '@dp/contract/staff/shop-word-values.ts';
import { expect, it } from 'vitest';
import { UNSET_SHOP } from '../shop-settings/shop-details.ts';
import { composeOnboarding, composeShopWords } from './compose-words.ts';
import { wordsFault } from './fill-words.ts';
import { originalWords } from './original-words.ts';
import { wordsPartsOf } from './word-definitions.ts';

it.each(LOCALES)('all words that came with the shop could be saved (%s)', (locale) => {
  for (const [part, definition] of SHOP_WORDS_NAMES.flatMap(wordsPartsOf)) {
    const words = originalWords[locale][part];
    expect([part, wordsFault(words, definition)]).toEqual([part, undefined]);
    expect(words.length).toBeLessThanOrEqual(SHOP_WORDS_LENGTHS[part]);
  }
});

it.each(PAYS_BY)('they say how the shop is paid, and leave no brace (%s)', (pays) => {
  const shop = UNSET_SHOP.details;
  const facts = { pays, returnDays: 21, shop };
  const { ar, en } = composeShopWords(new Map(), facts);
  const all = JSON.stringify([ar, en, composeOnboarding(new Map(), 'ar', facts)]);
  expect(all).not.toMatch(/\{[a-z]+\}/);
  expect(en.promises.returns).toBe('Return within 21 days');
  expect(ar.promises.returns).toBe('استرجاع خلال 21 يومًا');
  expect(en.description).toContain(en.promises.payment);
  expect(/before you pay/.test(en.promises.inspect)).toBe(pays === 'cash');
});
