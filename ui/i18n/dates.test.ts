import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime, formatDayMonth } from './dates.ts';

/** A text without the invisible marks and no-break spaces that keep its order. */
function plain(text: string): string {
  return text.replace(/[\u200E\u200F\u061C]/g, '').replace(/[\u00A0\u202F]/g, ' ');
}

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
