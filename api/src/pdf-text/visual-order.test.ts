import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolate, isolateLtr } from './isolate.ts';
import { type Direction, visualOrder } from './visual-order.ts';

const order = (line: string, direction: Direction) =>
  visualOrder(line, direction).map(({ drawn }) => drawn);

describe('the pieces of a line from left to right', () => {
  it.each<[string, string, Direction, string[]]>([
    ['English stays as it is', 'LED bulb 9 W', 'ltr', ['LED bulb 9 W']],
    [
      'Arabic is one piece, which its font turns around',
      'لمبة ليد دافئة',
      'rtl',
      ['لمبة ليد دافئة'],
    ],
    ['a number is left of the words before it', 'الدور 12', 'rtl', ['12', ' ', 'الدور']],
    ['… and right of those after it', '12 شارع النيل', 'rtl', ['شارع النيل', ' ', '12']],
    [
      'brackets around Latin open towards the reader',
      'نحاسي (E27) كريستال',
      'rtl',
      ['كريستال', ' ', '(', 'E27', ')', ' ', 'نحاسي'],
    ],
    [
      'a code in Arabic keeps its parts in order',
      `رقم: ${isolateLtr('123-456-789')}`,
      'rtl',
      ['123-456-789', ' ', ':', 'رقم'],
    ],
    ['a minus stays before its number', isolateLtr('-100.00'), 'rtl', ['-100.00']],
    [
      'a name that begins in Latin is read from the left, wherever it is',
      isolate('Mona عادل'),
      'rtl',
      ['Mona', ' ', 'عادل'],
    ],
    [
      'Arabic in English is one piece in its place',
      'Adel عادل 5',
      'ltr',
      ['Adel', ' ', '5', ' ', 'عادل'],
    ],
    ['letters with marks of other languages have a file of their own', 'Ğül', 'ltr', ['Ğ', 'ül']],
    ['Arabic-Indic digits are ordered as in every script', 'شارع ٢٦', 'rtl', ['٢٦', ' ', 'شارع']],
    ['nothing is nothing', '', 'rtl', []],
  ])('%s', (_, line, direction, pieces) => {
    expect(order(line, direction)).toEqual(pieces);
  });

  it('are all there is to draw, whatever is written', () => {
    const texts = fc.string({
      unit: fc.constantFrom(
        'ا',
        'ل',
        'ب',
        ' ',
        'A',
        '7',
        '-',
        '(',
        ')',
        '\u2066',
        '\u2069',
        'ç',
        '،',
      ),
    });
    const drawn = (text: string) =>
      Array.from(text.replace(/[\u2066\u2069]/g, ''))
        // A bracket may have been mirrored.
        .map((character) => (character === ')' ? '(' : character))
        .sort()
        .join('');
    fc.assert(
      fc.property(texts, fc.constantFrom<Direction>('rtl', 'ltr'), (line, direction) => {
        expect(drawn(order(line, direction).join(''))).toBe(drawn(line));
      }),
      { numRuns: 1_000 },
    );
  });
});
