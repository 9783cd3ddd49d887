import { expect, it } from 'vitest';
import { searchAddress, searchTextOf, tidy } from './search-text.ts';

it.each([
  ['  لمبة   9\nوات ', 'لمبة 9 وات'],
  ['   ', ''],
  ['x'.repeat(300), 'x'.repeat(200)],
  ['\0', ''],
  ['لمبة\0 9\u0007\u0085وات\r', 'لمبة 9 وات'],
  ['a\ud83db', 'a b'],
  [`${'x'.repeat(199)}💡`, 'x'.repeat(199)],
])('%j is searched as %j', (typed, searched) => {
  expect(tidy(typed)).toBe(searched);
});

it.each(['لمبة 9 وات', 'a&b=c#d', '100%', '"نجفة"', '💡'])(
  'the address of %s leads back to it',
  (text) => {
    const url = new URL(searchAddress(text), 'http://shop.test');
    expect(url.pathname).toBe('/search/product');
    expect(searchTextOf(url.searchParams)).toBe(text);
  },
);

it("an empty text has the empty search page's address", () => {
  expect(searchAddress('  ')).toBe('/search/product');
});
