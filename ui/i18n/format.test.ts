import { formatTag, LOCALES } from '@dp/contract/locale.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNumber, formatPercent, formatPrice, formatPriceParts } from './format.ts';
import { pluralCategory } from './number-text.ts';

/** A text without the invisible marks and no-break spaces that keep its order. */
function plain(text: string): string {
  return text.replace(/[\u200E\u200F\u061C]/g, '').replace(/[\u00A0\u202F]/g, ' ');
}

describe('prices', () => {
  test('in parts are the same text, the currency apart from the number', () => {
    for (const locale of ['ar', 'en'] as const) {
      const parts = formatPriceParts(1480, locale);
      expect(parts.map(({ text }) => text).join('')).toBe(formatPrice(1480, locale));
      const numbers = parts.filter(({ isNumber }) => isNumber).map(({ text }) => text);
      expect(numbers).toEqual(['1,480']);
    }
  });

  test('have Latin digits and the pound’s sign after the number in Arabic, before it in English', () => {
    expect(plain(formatPrice(1480, 'ar'))).toBe('1,480 ج.م.');
    expect(plain(formatPrice(1480, 'en'))).toBe('EGP 1,480');
  });

  test('show piastres only when there are some, and then both digits', () => {
    expect(plain(formatPrice(65, 'en'))).toBe('EGP 65');
    expect(plain(formatPrice(12480.5, 'en'))).toBe('EGP 12,480.50');
  });

  test('contain the marks that hold them together in text of either direction', () => {
    expect(formatPrice(1480, 'ar')).toMatch(/\u200F/);
    expect(formatPrice(1480, 'en')).toMatch(/EGP\u00A01,480/);
  });
});

test('numbers and percentages have Latin digits in both languages', () => {
  expect(plain(formatNumber(12_345, 'ar'))).toBe('12,345');
  expect(plain(formatPercent(20, 'ar'))).toBe('20%');
  expect(plain(formatPercent(12.5, 'en'))).toBe('12.5%');
});

describe('numbers are written without the browser, and as the browser writes them:', () => {
  const hundredths = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((n) => n / 100);
  const thousandths = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((n) => n / 1000);
  const locales = fc.constantFrom(...LOCALES);

  test('prices', () => {
    fc.assert(
      fc.property(hundredths, locales, (egp, locale) => {
        const format = new Intl.NumberFormat(formatTag(locale), {
          style: 'currency',
          currency: 'EGP',
          trailingZeroDisplay: 'stripIfInteger',
        });
        expect(formatPrice(egp, locale)).toBe(format.format(egp));
      }),
    );
  });

  test('numbers', () => {
    fc.assert(
      fc.property(thousandths, locales, (value, locale) => {
        expect(formatNumber(value, locale)).toBe(
          new Intl.NumberFormat(formatTag(locale)).format(value),
        );
      }),
    );
  });

  test('percentages', () => {
    fc.assert(
      fc.property(hundredths, locales, (percent, locale) => {
        const format = new Intl.NumberFormat(formatTag(locale), {
          style: 'percent',
          maximumFractionDigits: 2,
        });
        expect(formatPercent(percent, locale)).toBe(format.format(percent / 100));
      }),
    );
  });

  test('the forms of counted words', () => {
    const counts = fc.oneof(
      fc.nat({ max: 1_200 }),
      fc.nat().map((n) => n / 10),
    );
    fc.assert(
      fc.property(counts, locales, (count, locale) => {
        const rules = new Intl.PluralRules(formatTag(locale));
        expect(pluralCategory(count, locale)).toBe(rules.select(count));
      }),
    );
  });
});
