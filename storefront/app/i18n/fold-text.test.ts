import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['hamza seats and ta marbuta', 'الإسكندرية', 'الاسكندريه'],
  ['alef maqsura', 'مصطفى', 'مصطفي'],
  ['tashkeel and tatweel', 'القَـاهِرة', 'القاهره'],
  ['digits of both systems', 'مدينة ٦ أكتوبر', 'مدينه 6 اكتوبر'],
  ['case and presentation forms', 'GIZA ﻻ', 'giza لا'],
  ['invisible direction marks', '\u200Fأسوان\u200E', 'اسوان'],
])('%s do not matter', (_, text, folded) => {
  expect(foldText(text)).toBe(folded);
});
