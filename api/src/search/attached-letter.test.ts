import { expect, it } from 'vitest';
import { withoutAttachedLetter } from './attached-letter.ts';
import { seedConcepts } from './concepts.ts';

const SEED = seedConcepts();

it.each([
  ['بحساس', 'حساس'],
  ['وريموت', 'ريموت'],
  ['وبريموت', 'ريموت'],
  ['لمطبخ', 'مطبخ'],
  ['بشابوه', 'شابوه'],
  ['تنور', 'نور'],
  ['بتنور', 'نور'],
  ['تراك', 'تراك'],
  ['ترانس', 'ترانس'],
  ['تيوب', 'تيوب'],
  ['بانل', 'بانل'],
  ['فانوس', 'فانوس'],
  ['لمبه', 'لمبه'],
  ['بلكونه', 'بلكونه'],
  ['كشاف', 'كشاف'],
  ['كريستال', 'كريستال'],
  ['بروف', 'بروف'],
  ['led', 'led'],
])('%s becomes %s', (word, bare) => {
  expect(withoutAttachedLetter(word, SEED)).toBe(bare);
});
