import { describe, expect, test } from 'vitest';
import { nearestTint } from '../products/light-colour.ts';
import { pictureSources } from '../products/picture-sources.ts';
import { codeIn } from './code-field.tsx';
import { composePhone, splitPhone, withoutLetters } from './phone-number.ts';
import { quantityIn } from './quantity-stepper.tsx';

describe('a one-time code', () => {
  test.each([
    ['123456', '123456'],
    ['١٢٣ ٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    [' 12-34 56 ', '123456'],
    ['code: 123456789', '123456'],
    ['abc', ''],
  ])('%o is read as %o', (text, code) => {
    expect(codeIn(text)).toBe(code);
  });
});

describe('a typed quantity', () => {
  test.each([
    ['3', 3],
    ['١٢', 12],
    [' 7 ', 7],
    ['0', 1],
    ['500', 20],
    ['', undefined],
    ['-2', undefined],
    ['1.5', undefined],
    ['two', undefined],
    ['99999999999', undefined],
  ])('%o of 20 is %o', (text, quantity) => {
    expect(quantityIn(text, 20)).toBe(quantity);
  });

  test('stays at 1 when nothing is in stock', () => {
    expect(quantityIn('4', 0)).toBe(1);
  });
});

describe('a phone number', () => {
  test.each([
    ['EG', '01012345678', '+201012345678'],
    ['EG', '10 1234 5678', '+201012345678'],
    ['EG', '٠١٠١٢٣٤٥٦٧٨', '+201012345678'],
    ['EG', '00201012345678', '+201012345678'],
    ['EG', '+966512345678', '+966512345678'],
    ['SA', '0512345678', '+966512345678'],
    ['SA', '\u200E+20 101-234-5678', '+201012345678'],
    ['EG', '+44 7700 900123', '+447700900123'],
    ['EG', '', ''],
    ['EG', ' - ', ''],
  ] as const)('in %s, %o is sent as %o', (country, typed, sent) => {
    expect(composePhone(country, typed)).toBe(sent);
  });

  test.each([
    ['010 7700 1062 (home)', '010 7700 1062'],
    ['موبايل: ٠١٠ ٧٧٠٠ ١٠٦٢', '٠١٠ ٧٧٠٠ ١٠٦٢'],
    ['01077001062زز', '01077001062'],
    ['+20 (10) 7700-1062 ', '+20 (10) 7700-1062 '],
  ])('%o is %o in its field', (typed, kept) => {
    expect(withoutLetters(typed)).toBe(kept);
  });

  test('pasted with its code it names its country', () => {
    expect(splitPhone('+966 51 234 5678')).toEqual({ country: 'SA', national: '512345678' });
    expect(splitPhone('01012345678')).toEqual({ country: undefined, national: '01012345678' });
  });
});

test('a light colour finds its nearest tint', () => {
  expect(nearestTint(undefined)).toBe(2700);
  expect(nearestTint(1800)).toBe(2200);
  expect(nearestTint(3100)).toBe(3000);
  expect(nearestTint(6000)).toBe(6500);
});

test('a picture’s widths become a srcset', () => {
  expect(pictureSources('/media/a', [320, 640])).toBe(
    '/media/a-320.avif 320w, /media/a-640.avif 640w',
  );
});
