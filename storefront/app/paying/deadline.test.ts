import { addMessages } from '@dp/ui/i18n/message-catalogue.ts';
import { translatorOf } from '@dp/ui/i18n/translator.ts';
import { expect, test } from 'vitest';
import ar from '../i18n/ar.ts';
import en from '../i18n/en.ts';
import { deadlineParts } from './deadline.ts';

addMessages('ar', ar);
addMessages('en', en);

// Ten past three at night in Cairo.
const now = new Date('2026-11-28T01:10:00Z');

test.each([
  ['ar', '2026-11-28T01:47:00Z', 'الساعة 3:47 ص اليوم'],
  ['ar', '2026-11-28T22:13:00Z', 'الساعة 12:13 ص غدًا'],
  ['ar', '2026-11-29T22:13:00Z', 'الساعة 12:13 ص يوم الاثنين 30 نوفمبر'],
  ['en', '2026-11-28T01:47:00Z', '3:47 am today'],
  ['en', '2026-11-28T22:13:00Z', '12:13 am tomorrow'],
  ['en', '2026-11-29T22:13:00Z', '12:13 am on Monday 30 November'],
] as const)('in %s the deadline %s is %s', (locale, until, words) => {
  const said = translatorOf(locale, 'paying')?.('deadline', deadlineParts(until, locale, now));
  expect(said?.replace(/\u00a0/g, ' ').replace(/[\u200e\u200f]/g, '')).toBe(words);
});
