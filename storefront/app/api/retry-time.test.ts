import { addMessages } from '@dp/ui/i18n/message-catalogue.ts';
import { retryTime } from '@dp/ui/i18n/retry-time.ts';
import { translatorOf } from '@dp/ui/i18n/translator.ts';
import { beforeAll, expect, it } from 'vitest';
import ar from '../i18n/ar.ts';
import en from '../i18n/en.ts';

beforeAll(() => {
  addMessages('ar', ar);
  addMessages('en', en);
});

function said(locale: 'ar' | 'en', seconds: number): string {
  const ui = translatorOf(locale, 'ui');
  const errors = translatorOf(locale, 'errors');
  const { unit, count } = retryTime(seconds);
  return errors?.('too_many_attempts', { wait: ui?.(`wait.${unit}`, { count }) ?? '' }) ?? '';
}

it.each([
  [0, 'ثانية واحدة', '1 second'],
  [2, 'ثانيتين', '2 seconds'],
  [59, '59 ثانية', '59 seconds'],
  [60, 'دقيقة واحدة', '1 minute'],
  [61, 'دقيقتين', '2 minutes'],
  [402, '7 دقائق', '7 minutes'],
  [892, '15 دقيقة', '15 minutes'],
  [3_600, '60 دقيقة', '60 minutes'],
  [5_401, 'ساعتين', '2 hours'],
  [80_000, '23 ساعة', '23 hours'],
])('a wait of %i seconds is said as %s, %s', (seconds, arabic, english) => {
  expect(said('ar', seconds)).toBe(`محاولات كثيرة. حاول بعد ${arabic}.`);
  expect(said('en', seconds)).toBe(`Too many attempts. Try again in ${english}.`);
});
