import { expect, test } from 'vitest';
import { callAddress } from './call-address.ts';

test('parameters fill the path and are escaped', () => {
  expect(callAddress('/main/products/all/{id}', { id: 7 })).toBe('/main/products/all/7');
  expect(callAddress('/x/{id}/y', { id: '../a b' })).toBe('/x/..%2Fa%20b/y');
});

test('the query is escaped; undefined values are left out', () => {
  expect(callAddress('/main/products/search', {}, { query: 'لمبة & 9w', limit: undefined })).toBe(
    '/main/products/search?query=%D9%84%D9%85%D8%A8%D8%A9+%26+9w',
  );
});

test('a missing parameter is a mistake of the program', () => {
  expect(() => callAddress('/main/products/all/{id}', {})).toThrow('needs id');
});

test('half a character in the query, as a torn emoji leaves, is replaced', () => {
  expect(callAddress('/x', {}, { query: 'a\uD83D' })).toBe('/x?query=a%EF%BF%BD');
  expect(callAddress('/x', {}, { query: '💡' })).toBe('/x?query=%F0%9F%92%A1');
});
