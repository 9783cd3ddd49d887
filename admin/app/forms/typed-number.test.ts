import { expect, test } from 'vitest';
import { numberIn, optionalNumber, typedNumber } from './typed-number.ts';

test.each([
  ['500', 500],
  ['١٬٥٠٠', 1_500],
  ['1,500.50', 1_500.5],
  ['٢٫٥', 2.5],
])('%s is a number', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

test.each(['', '-5', 'many', '1.2.3', '1e3'])('“%s” stays text, for the API to refuse', (text) => {
  expect(typedNumber(text)).toBe(text);
  expect(numberIn(typedNumber(text))).toBeNull();
});

test('an empty field has no number, and one with other text none that is taken', () => {
  expect([' ', '٥', 'many'].map(optionalNumber)).toEqual([undefined, 5, Number.NaN]);
});
