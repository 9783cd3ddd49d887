import { expect, test } from 'vitest';
import { costLinesOf } from './cost-lines.ts';

test('two columns of a spreadsheet are SKUs and costs, in any digits, under headings or without', () => {
  expect(costLinesOf('الكود\tالتكلفة\nLAMP-1\t١٢٫٥\nLAMP-2\t1,250\n')).toEqual([
    { sku: 'LAMP-1', cost: 12.5 },
    { sku: 'LAMP-2', cost: 1250 },
  ]);
});

test('of more columns the first is the SKU and the last the cost', () => {
  expect(costLinesOf('LAMP-1\tA lamp\t200\t80')).toEqual([{ sku: 'LAMP-1', cost: 80 }]);
});

test('a typed line has a blank, a comma or a semicolon before the cost; empty lines are left out', () => {
  expect(costLinesOf('LAMP 1 80\n\nLAMP-2, 1,090\nLAMP-3;95.5')).toEqual([
    { sku: 'LAMP 1', cost: 80 },
    { sku: 'LAMP-2', cost: 1090 },
    { sku: 'LAMP-3', cost: 95.5 },
  ]);
});

test('a line without a cost, or with words for it, is kept to be told', () => {
  expect(costLinesOf('LAMP-1\t80\nLAMP-2\nLAMP-3\tsoon')).toEqual([
    { sku: 'LAMP-1', cost: 80 },
    { sku: 'LAMP-2', cost: '' },
    { sku: 'LAMP-3', cost: 'soon' },
  ]);
});
