import { REFUSED_NUMBERS, TAKEN_NUMBERS } from '@dp/contract/mobile-number-cases.ts';
import { describe, expect, it } from 'vitest';
import { toE164 } from './phone-number.ts';

describe('a phone number', () => {
  it.each(TAKEN_NUMBERS)('%j typed with %s chosen is %s', (typed, country, expected) => {
    expect(toE164(typed, country)).toBe(expected);
  });

  it.each(REFUSED_NUMBERS)('that is %s is refused', (_, typed) => {
    expect(toE164(typed)).toBeUndefined();
  });
});
