import { expect, it } from 'vitest';
import { foldDigits } from './digits.ts';
import { stripBidiMarks } from './plain-text.ts';

it('reads Arabic-Indic and Persian digits', () => {
  expect(foldDigits('٠١٠١٢٣٤٥٦٧٨ ۹۸۷ 12 وات')).toBe('01012345678 987 12 وات');
});

it('drops the direction marks that pasted numbers carry', () => {
  expect(stripBidiMarks('\u200e+20 10 1234 5678\u202c')).toBe('+20 10 1234 5678');
});
