import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['alef with hamza above, below and madda', 'أإآٱ', 'اااا'],
  ['alef maqsura', 'على', 'علي'],
  ['ta marbuta', 'لمبة', 'لمبه'],
  ['hamza seats', 'مؤشر شاطئ', 'موشر شاطي'],
  ['a hamza that stands alone', 'ضوء', 'ضو'],
  ['tashkeel', 'لُمبَةٌ', 'لمبه'],
  ['tatweel', 'نجـــفة', 'نجفه'],
  ['Arabic and Persian digits', '١٢ ۳۴', '12 34'],
  ['the Arabic decimal separator', '٥٫٣', '5.3'],
  ['the Arabic thousands separator', '١٬٥٠٠', '1500'],
  ['Persian letters', 'پچڤگکی', 'بجفجكي'],
  ['presentation forms', 'ﻻﻣﺒﺔ', 'لامبه'],
  ['case', 'LED E27', 'led e27'],
  ['Latin accents', 'Plafonnièré', 'plafonniere'],
  ['full-width letters', 'ＬＥＤ', 'led'],
  ['direction marks', '\u200Fلمبة\u200E \u2067x\u2069', 'لمبه x'],
])('%s', (_, text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('folding is idempotent', () => {
  const once = foldText('أباجورة مكتب ١٢ وات GU10');
  expect(foldText(once)).toBe(once);
});
