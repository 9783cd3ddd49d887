import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copiedText, pastedCells } from '../parts/pasted-cells.ts';
import { type CellWords, emptied, readValue, textOf } from './cell-text.ts';
import { GRID_COLUMNS, type GridColumn } from './grid-columns.ts';

const words: CellWords = {
  choices: {
    category: [{ value: 'lamps', label: 'أباجورات' }],
    brand: [{ value: 'nour', label: 'نور' }],
    state: [
      { value: 'on_sale', label: 'معروض' },
      { value: 'withdrawn', label: 'مسحوب' },
    ],
  },
  yes: 'نعم',
  no: 'لا',
};
const column = (key: string): GridColumn => {
  const found = GRID_COLUMNS.find((each) => each.key === key);
  if (!found) throw new Error(`There is no column ${key}.`);
  return found;
};
const read = (key: string, text: string) => readValue(column(key), text, words);

describe('what is typed or pasted into a cell', () => {
  it.each([
    ['1,250.50', 1250.5],
    ['١٬٢٥٠٫٥', 1250.5],
    [' 99 ', 99],
  ])('a price can be written %s', (text, price) => {
    expect(read('list_price', text)).toBe(price);
  });

  it('a discount can have its sign, in either script', () => {
    expect([read('discount', '7.5%'), read('discount', '٧٪')]).toEqual([7.5, 7]);
  });

  it('a choice is meant by its name in any spelling, or by its slug', () => {
    expect([read('category', 'اباجورات'), read('category', 'lamps')]).toEqual(['lamps', 'lamps']);
    expect([read('state', 'مسحوب'), read('featured', 'نعم'), read('featured', '0')]).toEqual([
      'withdrawn',
      true,
      false,
    ]);
  });

  it.each([
    ['list_price', 'غالي'],
    ['state', 'نصف معروض'],
    ['brand', 'لا يوجد'],
    ['stock', '7'],
  ])('%s does not take %s', (key, text) => {
    expect(read(key, text)).toBeUndefined();
  });

  it('only what may be empty can be emptied', () => {
    expect(
      ['category', 'discount', 'name_ar', 'list_price'].map((key) => emptied(column(key))),
    ).toEqual([null, 0, undefined, undefined]);
  });

  it('what is copied means the same when it is pasted', () => {
    for (const [key, value] of [
      ['list_price', 1250.5],
      ['state', 'withdrawn'],
      ['featured', true],
      ['brand', null],
    ] as const) {
      expect(read(key, textOf(column(key), value, words))).toBe(value);
    }
  });
});

describe('a table from a spreadsheet', () => {
  it('has rows by line and cells by tab', () => {
    expect(pastedCells('a\tb\r\nc\t\r\n')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
    expect(pastedCells('"two\nlines"\t"a ""b"""')).toEqual([['two\nlines', 'a "b"']]);
    expect(pastedCells('15" lamp\tx')).toEqual([['15" lamp', 'x']]);
  });

  it('any cells come back as they were copied', () => {
    const cell = fc.string().map((text) => text.replaceAll('\r', ''));
    const table = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      )
      // A last empty line is not a row of its own.
      .filter((rows) => rows.at(-1)?.join('') !== '');
    fc.assert(
      fc.property(table, (rows) => {
        expect(pastedCells(copiedText(rows))).toEqual(rows);
      }),
    );
  });
});
