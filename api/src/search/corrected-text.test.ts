import { expect, it } from 'vitest';
import { seedConcepts } from './concepts.ts';
import { correctedText } from './corrected-text.ts';
import { Vocabulary } from './vocabulary.ts';

const SEED = seedConcepts();

const corrections = new Map([
  ['لنبه', 'لمبة'],
  ['kashaf', 'كشاف'],
]);
const vocabulary = new Vocabulary();
for (const [word, written] of [
  ['لمبه', 'لمبة'],
  ['اباجوره', 'أباجورة'],
  ['سبوت', 'سبوت'],
] as const) {
  vocabulary.add(word, 1);
  vocabulary.showAs(word, written);
}

it.each([
  ['لنبة', 'لمبة'],
  ['  لنبة   E27 ', 'لمبة E27'],
  ['Kashaf 50 W', 'كشاف 50 W'],
  ['أباجورة إيطالي', 'أباجورة إيطالي'],
  ['لمبه سبوت kashaf', 'لمبة سبوت كشاف'],
  ['الاباجوره اضاءه', 'الأباجورة اضاءه'],
])('%s is shown as %s', (query, shown) => {
  expect(correctedText(query, corrections, { vocabulary, concepts: SEED })).toBe(shown);
});
