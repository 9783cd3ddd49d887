import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingDistance, spellingLimit } from './spelling-distance.ts';

describe('spelling distance', () => {
  it.each([
    ['the same word', 'لمبه', 'لمبه', 0],
    ['a doubled letter', 'كشااف', 'كشاف', 0.4],
    ['letters that sound alike', 'شريت', 'شريط', 0.5],
    ['a vowel left out', 'فنوس', 'فانوس', 0.6],
    ['neighbours swapped', 'lantren', 'lantern', 0.7],
    ['another consonant', 'كشاب', 'كشاف', 1],
  ])('%s', (_, typed, word, distance) => {
    expect(spellingDistance(typed, word, 2)).toBeCloseTo(distance);
  });

  it('a likelier slip is nearer than an unlikely one', () => {
    const slips = [spellingDistance('شريت', 'شريط', 2), spellingDistance('شريك', 'شريط', 2)];
    expect(slips[0]).toBeLessThan(slips[1] ?? 0);
  });

  it('more than the limit is infinitely far', () => {
    expect(spellingDistance('نجفه', 'لمبه', 1)).toBe(Number.POSITIVE_INFINITY);
    expect(spellingDistance('a'.repeat(100), 'b'.repeat(100), 1)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is the same in both directions and 0 for equal words only', () => {
    const word = fc.string({ unit: fc.constantFrom(...'ابتسشكلمنهوي'), maxLength: 8 });
    void fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = spellingDistance(a, b, 20);
        expect(distance).toBeCloseTo(spellingDistance(b, a, 20));
        expect(distance === 0).toBe(a === b);
      }),
    );
  });

  it('short words may differ less than long ones, and the shortest not at all', () => {
    const limits = [2, 3, 4, 5, 6, 7, 12].map(spellingLimit);
    expect(limits[0]).toBe(0);
    expect(limits).toEqual([...limits].sort((a, b) => a - b));
  });
});
