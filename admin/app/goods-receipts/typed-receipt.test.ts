import { expect, test } from 'vitest';
import { typedReceiptOf } from './typed-receipt.ts';

const plain = (text: string) =>
  typedReceiptOf(text).map(({ line, code, quantity, cost }) => [line, code, quantity, cost]);

test('columns of a spreadsheet are code, quantity and cost, in any digits; headings are left out', () => {
  expect(plain('الكود\tالعدد\tالتكلفة\nLAMP-1\t١٢\t٨٠٫٥\n\nLAMP-2\t1,250\t\n')).toEqual([
    [2, 'LAMP-1', 12, 80.5],
    [4, 'LAMP-2', 1250, undefined],
  ]);
});

test('a first line without a cost, or with words after it, is no line of headings', () => {
  expect(plain('AB-12\t10\t')).toEqual([[1, 'AB-12', 10, undefined]]);
  expect(plain('AB-12\t10\t50\tbox damp')).toEqual([[1, 'AB-12', 10, 50]]);
});

test('a typed line has blanks, commas or semicolons between them', () => {
  expect(plain('LAMP-1 12\nLAMP-2, 1,250, 80\nLAMP-3;4;95.5\nLAMP-4,5,60')).toEqual([
    [1, 'LAMP-1', 12, undefined],
    [2, 'LAMP-2', 1250, 80],
    [3, 'LAMP-3', 4, 95.5],
    [4, 'LAMP-4', 5, 60],
  ]);
});

test('a line without a quantity, or with words for one, is kept to be told, with its text', () => {
  expect(typedReceiptOf('LAMP-1 2\nLAMP-2\nLAMP-3 many 7')).toMatchObject([
    { line: 1, code: 'LAMP-1', quantity: 2 },
    { line: 2, code: 'LAMP-2', quantity: '', text: 'LAMP-2' },
    { line: 3, code: 'LAMP-3', quantity: 'many', cost: 7, text: 'LAMP-3\tmany\t7' },
  ]);
});
