import { expect, test } from 'vitest';
import { numberIn, optionalNumber, typedNumber } from './typed-number.ts';

test.each([
  ['500', 500],
  ['١٬٥٠٠', 1_500],
  ['1,500.50', 1_500.5],
  ['٢٫٥', 2.5],
  [' ١٬٢٥٠٫٥ ', 1_250.5],
  ['1,500', 1_500],
  ['1,234,567.8', 1_234_567.8],
  ['33,25', 33.25],
  ['٣٣,٥', 33.5],
  ['12.', 12],
])('%s is a number', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

test.each(['', '-5', 'many', '1.2.3', '1e3', '0,125', '1500,500', '1,2345', '1,50.5'])(
  '“%s” stays text, for the API to refuse',
  (text) => {
    expect(typedNumber(text)).toBe(text);
    expect(numberIn(typedNumber(text))).toBeNull();
  },
);

test('an empty field has no number, and one with other text none that is taken', () => {
  expect([' ', '٥', 'many'].map(optionalNumber)).toEqual([undefined, 5, Number.NaN]);
});
