import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ORDER_PREFIX, readOrderNumber, writeOrderNumber } from './order-numbers.ts';

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digit = fc.constantFrom(...'0123456789');
const prefixes = fc
  .tuple(letter, fc.array(fc.oneof(letter, digit), { maxLength: 4 }))
  .map(([first, rest]) => [first, ...rest].join(''));
const digitTexts = fc.integer({ min: 1, max: 999_999_999_999 }).map(String);
const zeros = fc.constantFrom('0', '٠', '۰');
const between = fc.constantFrom('-', ' ', ' - ', '\u200e-');

/** In other digits and in lower case, as some keyboards and people write. */
const spelled = (text: string, zero: string) =>
  text
    .toLowerCase()
    .replace(/\d/g, (each) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(each)));

it('any number is read in any case and digits, and its digits alone', () => {
  fc.assert(
    fc.property(prefixes, digitTexts, zeros, between, (prefix, digits, zero, separator) => {
      expect(prefix).toMatch(ORDER_PREFIX);
      const typed = ` ${spelled(`${prefix}${separator}${digits}`, zero)} `;
      expect(readOrderNumber(typed)).toEqual({ prefix, digits });
      expect(readOrderNumber(writeOrderNumber(prefix, digits))).toEqual({ prefix, digits });
      expect(readOrderNumber(spelled(digits, zero))).toEqual({ prefix: null, digits });
    }),
  );
});

it('letters and digits may be written together', () => {
  expect(readOrderNumber('dp100001')).toEqual({ prefix: 'DP', digits: '100001' });
  expect(readOrderNumber('a1b7')).toEqual({ prefix: 'A1B', digits: '7' });
  expect(readOrderNumber('A1100001')).toEqual({ prefix: 'A', digits: '1100001' });
});

it.each([
  '',
  'DP',
  'DP-',
  '-100001',
  'DP-100001-2',
  'DP-LB-0001',
  'ABCDEF-1',
  '1A-100001',
  'نور-100001',
  'ſ-100001',
  'DP-1234567890123',
  'DP-1\n2',
])('%j is no number', (typed) => {
  expect(readOrderNumber(typed)).toBeUndefined();
});

it.each(['', '1A', 'ABCDEF', 'A-', 'نور', 'É'])('%j is no prefix', (text) => {
  expect(text).not.toMatch(ORDER_PREFIX);
});
