import { expect, it } from 'vitest';
import { asSpelled, countNearest, keptText, nearestText, relaxedText } from './near-text.ts';

it('names the closest values in the requested unit', () => {
  const watts = { attribute: 'watt' as const, asked: 250, values: [200, 300] };
  expect(nearestText(watts, 'en')).toEqual({ unit: 'watt', asked: '250', values: '200 and 300' });
  expect(nearestText(watts, 'ar')).toEqual({ unit: 'watt', asked: '250', values: '200 و300' });
});

it('counts the products that have the closest watts, before those of others', () => {
  const products = [50, 200, 30, 50].map((watt) => ({ specs: { watt } }));
  const watts = { attribute: 'watt' as const, asked: 75, values: [50, 200] };
  expect(countNearest(products, [watts])).toBe(2);
  expect(countNearest(products.slice(0, 2), [watts])).toBe(2);
  expect(countNearest(products, [])).toBe(4);
  expect(countNearest(products.slice(2), [watts])).toBe(2);
  // One alone would leave half of a row empty.
  expect(countNearest(products.slice(1), [watts])).toBe(3);
});

it('shows a range in its own direction', () => {
  const watts = { attribute: 'watt' as const, asked: 15, asked_to: 21, values: [12, 30] };
  expect(nearestText(watts, 'ar').asked).toBe('\u206615–21\u2069');
});

it('shows lengths in centimetres, long ones in metres', () => {
  const length = { attribute: 'length' as const, asked: 900, values: [600, 1200] };
  expect(nearestText(length, 'en')).toEqual({
    unit: 'centimetre',
    asked: '90',
    values: '60 and 120',
  });
  expect(nearestText({ ...length, asked: 2_500, values: [2_000] }, 'en')).toEqual({
    unit: 'metre',
    asked: '2.5',
    values: '2',
  });
});

it.each([
  ['نجفة خضراء', ['خضراء'], '«\u2068خضراء\u2069»', 'ar'],
  ['green chandelier hall', ['green', 'hall'], '“\u2068green\u2069” or “\u2068hall\u2069”', 'en'],
  ['a word alone', [], undefined, 'en'],
  ['green', ['green'], undefined, 'en'],
] as const)('of "%s" says what is left out: %j', (text, relaxed, said, locale) => {
  const near = { relaxed: relaxed.map((word) => ({ word })), nearest: [] };
  expect(relaxedText(text, near, locale)).toBe(said);
});

it('does not repeat a number for which the closest ones are named', () => {
  const nearest = [{ attribute: 'watt' as const, asked: 250, values: [200] }];
  const relaxed = [{ word: '٢٥٠ وات' }, { word: 'أخضر' }];
  expect(relaxedText('كشاف ٢٥٠ وات أخضر', { relaxed, nearest }, 'ar')).toBe('«\u2068أخضر\u2069»');
});

it.each([
  ['لمبه سبوت', ['لمبه'], '«\u2068سبوت\u2069»'],
  ['لمبه سبوت خضراء', ['لمبه'], undefined],
  // As corrected: what was typed instead is not known.
  ['لنبه سبوت', ['لمبه'], undefined],
] as const)('of "%s" without %j says the one word that is matched', (text, relaxed, said) => {
  expect(keptText(text, { relaxed: relaxed.map((word) => ({ word })) }, 'ar')).toBe(said);
});

it('says the words of a search as the products that were found spell them', () => {
  const products = [{ name: 'لمبة سبوت 7 وات' }, { name: 'إضاءة أرضية' }];
  expect(asSpelled('لمبه سبوت', products)).toBe('لمبة سبوت');
  expect(asSpelled('اضاءه ارضيه', products)).toBe('إضاءة أرضية');
  expect(asSpelled('اتجاه', products)).toBe('اتجاه');
});
