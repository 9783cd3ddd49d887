import { expect, it } from 'vitest';
import { correctedText } from './corrected-text.ts';

const corrections = new Map([
  ['لنبه', 'لمبة'],
  ['kashaf', 'كشاف'],
]);

it.each([
  ['لنبة', 'لمبة'],
  ['  لنبة   E27 ', 'لمبة E27'],
  ['Kashaf 50 W', 'كشاف 50 W'],
  ['أباجورة إيطالي', 'أباجورة إيطالي'],
])('%s is shown as %s', (query, shown) => {
  expect(correctedText(query, corrections)).toBe(shown);
});
