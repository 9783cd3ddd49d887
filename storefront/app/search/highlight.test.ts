import { expect, it } from 'vitest';
import { highlight, isNew } from './highlight.ts';

/** A text with its matches in brackets. */
const marked = (text: string, typed: string) =>
  highlight(text, typed)
    .map(({ text: stretch, isMatch }) => (isMatch ? `[${stretch}]` : stretch))
    .join('');

it.each([
  ['نجفة مودرن', 'نج', '[نجفة] مودرن'],
  ['أباجورة مكتب', 'اباج', '[أباجورة] مكتب'],
  ['الأباجورة', 'اباج', '[الأباجورة]'],
  ['لوماسَرا', 'لوماسر', '[لوماسَرا]'],
  ['إضاءة', 'اضاءه', '[إضاءة]'],
  ['Modern chandelier', 'CHAND', 'Modern [chandelier]'],
  ['لمبة ليد 9 وات', 'لمبة ٩', '[لمبة] ليد [9] وات'],
  ['لمبات سبوت', 'لمبه سب', '[لمبات] [سبوت]'],
  ['نجف كريستال', 'نجفة', '[نجف] كريستال'],
  ['فانوس', 'فيه', 'فانوس'],
  ['نجفة', 'لمبة', 'نجفة'],
  ['نجفة', '', 'نجفة'],
  ['', 'نجفة', ''],
])('of "%s", "%s" marks %s', (text, typed, result) => {
  expect(marked(text, typed)).toBe(result);
});

it('preserves every letter of the text', () => {
  const text = 'بانل 60×60 ضويارا، 40 وات (IP20) 💡';
  const stretches = highlight(text, 'بانل 60 ip');
  expect(stretches.map(({ text: stretch }) => stretch).join('')).toBe(text);
});

it('says whether a text has anything beyond what was typed', () => {
  expect(isNew('لمبة سبوت', 'لمبه سب')).toBe(false);
  expect(isNew('لمبة سبوت GU10', 'لمبه سب')).toBe(true);
});
