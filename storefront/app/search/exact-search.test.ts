import { expect, it } from 'vitest';
import { askedTextOf, exactAddress, isExact, withoutQuotes } from './exact-search.ts';
import { searchTextOf } from './search-text.ts';

it('words as typed are asked for in quotation marks that the field does not show', () => {
  for (const typed of ['red lamp', '«red lamp»']) {
    const { searchParams } = new URL(exactAddress(typed), 'https://shop.test');
    expect(searchTextOf(searchParams)).toBe('red lamp');
    expect(askedTextOf(searchParams)).toBe('"red lamp"');
  }
  expect(askedTextOf(new URLSearchParams('query=red lamp'))).toBe('red lamp');
  expect(askedTextOf(new URLSearchParams('exact=1'))).toBe('');
});

it('a text in the quotation marks of either language is exact', () => {
  expect(isExact('«لنبة»')).toBe(true);
  expect(isExact('لنبة')).toBe(false);
  expect(withoutQuotes('"لنبة"')).toBe('لنبة');
});
