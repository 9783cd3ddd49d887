import { expect, test } from 'vitest';
import { requestLocale } from './locale.ts';

const page = new URL('https://shop.example/categories/');

test('Arabic is the default and the fallback', () => {
  expect(requestLocale(page, null)).toBe('ar');
  expect(requestLocale(page, 'locale=fr')).toBe('ar');
  expect(requestLocale(page, 'xlocale=en; locale=')).toBe('ar');
});

test('the cookie decides', () => {
  expect(requestLocale(page, 'dark_mode=true; locale=en')).toBe('en');
});

test('?lang= pins the language above the cookie; an unknown one is no language', () => {
  const pinned = (lang: string) => new URL(`/?lang=${lang}`, page);
  expect(requestLocale(pinned('en'), 'locale=ar')).toBe('en');
  expect(requestLocale(pinned('ar'), 'locale=en')).toBe('ar');
  expect(requestLocale(pinned('fr'), 'locale=en')).toBe('en');
});
