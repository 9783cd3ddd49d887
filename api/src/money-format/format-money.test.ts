import { expect, test } from 'vitest';
import { formatFigure, formatSum } from './format-money.ts';

test('a column of amounts with piastres writes those of whole pounds too', () => {
  expect(['1,250.00', '49.50']).toEqual([formatFigure(1_250_00), formatFigure(49_50)]);
  expect(formatSum(1_300_00, 'en')).toMatch(/^EGP\s1,300\.00$/);
});

test('a column in whole pounds has no piastres', () => {
  expect(formatFigure(1_250_00, 'stripIfInteger')).toBe('1,250');
  expect(formatSum(1_300_00, 'en', 'stripIfInteger')).toMatch(/^EGP\s1,300$/);
});
