import { expect, it } from 'vitest';
import { stemWord, withoutArticle } from './stem-word.ts';

it.each([
  ['لمبه', 'لمبات'],
  ['لمبه', 'اللمبات'],
  ['كشاف', 'كشافات'],
  ['سبوت', 'والسبوتات'],
  ['خارجي', 'خارجيه'],
  ['حديقه', 'الحديقه'],
  ['خشبي', 'خشبيات'],
  ['خشبي', 'الخشبيتين'],
  ['دلايه', 'دلايتين'],
  ['لمبه', 'لمبتان'],
  ['نجفه', 'نجف'],
  ['سبوت', 'سبوتايه'],
  ['كشاف', 'كشافايات'],
  ['bulb', 'bulbs'],
  ['battery', 'batteries'],
  ['switch', 'switches'],
])('%s and %s have one stem', (a, b) => {
  expect(stemWord(a)).toBe(stemWord(b));
});

it.each([
  ['ليد', 'ليد'],
  ['الي', 'الي'],
  ['glass', 'glass'],
  ['led', 'led'],
  ['9w', '9w'],
])('%s is its own stem, being too short or no plural', (word, stem) => {
  expect(stemWord(word)).toBe(stem);
});

it.each([
  ['اللمبه', 'لمبه'],
  ['للحمام', 'حمام'],
  ['بالريموت', 'ريموت'],
  ['والنجف', 'نجف'],
  ['الب', 'الب'],
])('%s without article is %s', (word, bare) => {
  expect(withoutArticle(word)).toBe(bare);
});
