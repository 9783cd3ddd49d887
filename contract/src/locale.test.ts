import { describe, expect, it } from 'vitest';
import { directionOf, isLocale, negotiateLocale } from './locale.ts';

describe('the language of a response', () => {
  it.each([
    ['nothing asked for', undefined, 'ar'],
    ['English', 'en', 'en'],
    ['English of Egypt', 'en-EG', 'en'],
    ['Arabic before English', 'ar,en;q=0.8', 'ar'],
    ['English preferred by weight', 'ar;q=0.5, en;q=0.9', 'en'],
    ['a language the shop does not have', 'fr', 'ar'],
    ['one it has behind one it does not', 'fr, en;q=0.3', 'en'],
    ['English refused', 'en;q=0', 'ar'],
    ['nonsense', ';;;,,q=', 'ar'],
  ])('%s', (_, header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });
});

it('only English is written from left to right', () => {
  expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
});

it('accepts its own languages only', () => {
  expect(['ar', 'en', 'fr', '', null].map(isLocale)).toEqual([true, true, false, false, false]);
});
