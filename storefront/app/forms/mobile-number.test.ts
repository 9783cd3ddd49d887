import { describe, expect, it } from 'vitest';
import { mobileNumber, shownMobile } from './mobile-number.ts';

describe('a mobile number', () => {
  it.each([
    ['01012345678', '+201012345678'],
    ['1012345678', '+201012345678'],
    ['+201012345678', '+201012345678'],
    ['00201012345678', '+201012345678'],
    ['20 10 1234 5678', '+201012345678'],
    ['٠١٠١٢٣٤٥٦٧٨', '+201012345678'],
    ['۰۱۰۱۲۳۴۵۶۷۸', '+201012345678'],
    ['(010) 1234-5678', '+201012345678'],
    ['\u200e+20 10 1234 5678\u202c', '+201012345678'],
    ['+20 010 12345678', '+201012345678'],
    ['+966501234567', '+966501234567'],
    ['00966501234567', '+966501234567'],
    ['+9660501234567', '+966501234567'],
    ['966501234567', '+966501234567'],
  ])('%j typed with Egypt chosen is %s', (typed, expected) => {
    expect(mobileNumber(typed, 'EG')).toBe(expected);
  });

  it.each(['0501234567', '501234567', '966501234567'])(
    '%j typed with Saudi Arabia chosen is +966501234567',
    (typed) => {
      expect(mobileNumber(typed, 'SA')).toBe('+966501234567');
    },
  );

  it.each([
    ['too short', '0101234567'],
    ['too long', '010123456789'],
    ['of no operator', '01312345678'],
    ['of no operator either', '01412345678'],
    ['a land line', '0223456789'],
    ['a land line that looks Saudi', '0501234567'],
    ['of another country', '+12025550123'],
    ['with an extension', '01012345678 ext 5'],
    ['inside a sentence', 'call 01012345678 now'],
    ['no number', 'abc'],
    ['empty', ''],
  ])('that is %s is refused', (_, typed) => {
    expect(mobileNumber(typed, 'EG')).toBeUndefined();
  });
});

it.each([
  ['+201012345678', '010 1234 5678'],
  ['+966501234567', '+966 50 123 4567'],
  ['nora@example.com', 'nora@example.com'],
])('the number %s is shown as %s', (number, shown) => {
  expect(shownMobile(number)).toBe(shown);
});
