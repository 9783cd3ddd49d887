import { describe, expect, test } from 'vitest';
import { formatDateTime } from './date-time.ts';
import {
  formatDate,
  formatDayMonth,
  formatNumber,
  formatPercent,
  formatPrice,
  formatPriceParts,
} from './format.ts';

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

describe('dates', () => {
  // 22:30 UTC is already the next day in Cairo.
  const late = '2026-03-04T22:30:00Z';

  test('are those of Cairo, in words, with Latin digits', () => {
    expect(formatDate(late, 'ar')).toBe('5 مارس 2026');
    expect(formatDate(late, 'en')).toBe('5 March 2026');
  });

  test('show their weekday and their time', () => {
    expect(formatDayMonth(late, 'en')).toBe('Thursday\u00a05\u00a0March');
    expect(formatDayMonth(late, 'ar')).toBe('الخميس\u00a05\u00a0مارس');
    expect(plain(formatDateTime(late, 'ar'))).toBe('5 مارس 2026 الساعة 12:30 ص');
  });

  test('follow summer time', () => {
    expect(plain(formatDateTime('2026-07-01T10:00:00Z', 'en'))).toMatch(/1:00 pm$/i);
    expect(plain(formatDateTime('2026-01-01T10:00:00Z', 'en'))).toMatch(/12:00 pm$/i);
  });
});
