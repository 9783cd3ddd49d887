import { describe, expect, it } from 'vitest';
import { seedConcepts } from './concepts.ts';
import { stemWord } from './stem-word.ts';
import { tokenise } from './tokenise.ts';

const SEED = seedConcepts();

const stems = (text: string) => tokenise(text).map(stemWord);

/** The groups of the longest phrase at the text's beginning. */
const meaningOf = (text: string) => SEED.findMixed(stems(text))[0]?.concepts;

it.each([
  ['لمبة', 'مصباح'],
  ['نجف', 'chandelier'],
  ['شرايط', 'strip'],
  ['أباليك', 'sconce'],
  ['مفاتيح', 'switch'],
  ['لمبدير', 'floor lamp'],
  ['لمبة نيون', 'fluorescent'],
  ['دهبي', 'gold'],
  ['وورم', 'أصفر دافئ'],
  ['ازاز', 'glass'],
  ['سنسور', 'motion sensor'],
  ['طاقة شمسية', 'سولار'],
  ['لمبة neon', 'tube'],
])('%s means what %s means', (a, b) => {
  expect(meaningOf(a)).toBeDefined();
  expect(meaningOf(a)?.some((concept) => meaningOf(b)?.includes(concept))).toBe(true);
});

describe('phrases', () => {
  it('the longest one comes first', () => {
    const [first] = SEED.find(stems('كشاف شارع'));
    expect(first).toMatchObject({ length: 2, concepts: ['street'] });
  });

  it('one of a single language is not read into other words of the same meaning', () => {
    expect(SEED.findMixed(stems('داخلي لمبة مكتب'))).toContainEqual({
      concepts: ['deskLamp'],
      start: 1,
      length: 2,
    });
    expect(SEED.findMixed(stems('لمبة شركة')).every(({ length }) => length === 1)).toBe(true);
  });

  it('one of words in two languages is understood in queries only', () => {
    expect(SEED.findMixed(stems('اباجورة office'))[0]).toMatchObject({ length: 2 });
    expect(SEED.find(stems('اباجورة office')).every(({ length }) => length === 1)).toBe(true);
  });
});

it('every one-word synonym is found by its stem', () => {
  for (const word of SEED.words.keys()) {
    expect(SEED.of(stemWord(word)), word).not.toEqual([]);
  }
});
