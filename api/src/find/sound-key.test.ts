import { expect, it } from 'vitest';
import { soundDistance, soundKeys } from './sound-key.ts';

it.each([
  ['lamba', 'لمبه'],
  ['nagafa', 'نجفه'],
  ['nagaf', 'نجف'],
  ['kashaf', 'كشاف'],
  ['kashshaf', 'كشاف'],
  ['fanous', 'فانوس'],
  ['abajora', 'اباجوره'],
  ['shereet', 'شريط'],
  ['mofta7', 'مفتاح'],
  ['sha7n', 'شحن'],
  ['5artoum', 'خرطوم'],
  ['zakeya', 'ذكيه'],
  ['ta2a', 'طاقه'],
  ['dallaya', 'دلايه'],
  ['qandelio', 'قنديليو'],
  ['eswed', 'اسود'],
  ['gates', 'غاطس'],
])('%s sounds like %s', (latin, arabic) => {
  expect(soundKeys(arabic)).toEqual(expect.arrayContaining(soundKeys(latin)));
  expect(soundDistance(latin, arabic)).toBeLessThanOrEqual(1.2);
});

it.each([
  ['lamba', 'كشاف'],
  ['nagafa', 'لمبه'],
  ['spot', 'شريط'],
])('%s does not sound like %s', (latin, arabic) => {
  expect(soundKeys(arabic)).not.toEqual(expect.arrayContaining(soundKeys(latin)));
});

it('vowels decide between words of the same consonants', () => {
  expect(soundDistance('bareeza', 'بريزه')).toBeLessThan(soundDistance('bareeza', 'بارزه'));
});
