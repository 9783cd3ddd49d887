import { describe, expect, it } from 'vitest';
import { momentOf } from './moment.ts';

/** 1:30 in the night in Cairo, where the day before still is in UTC. */
const now = new Date('2026-01-02T23:30:00Z');
const said = (at: string, locale: 'ar' | 'en' = 'en') => {
  const { day, time } = momentOf(at, now, locale);
  return `${day ?? ''} ${time.replace(/[\u00a0\u202f]/g, ' ')}`.trim();
};

describe('when something happened', () => {
  it.each([
    ['today 12:05 am', '2026-01-02T22:05:00Z'],
    ['yesterday 11:55 pm', '2026-01-02T21:55:00Z'],
    ['1 January at 5:02 pm', '2026-01-01T15:02:00Z'],
    ['31 December 2025 at 5:02 pm', '2025-12-31T15:02:00Z'],
  ])('is said by the days of Cairo: %s', (words, at) => {
    expect(said(at)).toBe(words);
  });

  it('is said in Arabic too', () => {
    expect(said('2026-01-02T22:05:00Z', 'ar')).toBe('today 12:05 ص');
    expect(said('2026-01-01T15:02:00Z', 'ar')).toBe('1 يناير الساعة 5:02 م');
    expect(said('2025-12-31T15:02:00Z', 'ar')).toBe('31 ديسمبر 2025 الساعة 5:02 م');
  });
});
