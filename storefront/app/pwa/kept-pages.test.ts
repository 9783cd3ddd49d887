import { describe, expect, it } from 'vitest';
import { addressIn } from './kept-pages.ts';

describe('the address of a page that the device holds', () => {
  it('is its own, without the language of the key', () => {
    expect(addressIn('https://dp.eg/brands?lang=ar', 'ar')).toBe('/brands');
    expect(addressIn('https://dp.eg/shopping?page=2&lang=en', 'en')).toBe('/shopping?page=2');
  });

  it('is not offered in another language, nor for home', () => {
    expect(addressIn('https://dp.eg/brands?lang=en', 'ar')).toBeUndefined();
    expect(addressIn('https://dp.eg/?lang=ar', 'ar')).toBeUndefined();
  });
});
