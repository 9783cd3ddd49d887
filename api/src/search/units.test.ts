import { expect, it } from 'vitest';
import { canonicalUnit, equalMeasures, measuresOf } from './units.ts';

it.each([
  ['وات', 'w'],
  ['watts', 'w'],
  ['كلفن', 'k'],
  ['سم', 'cm'],
  ['امبير', 'amp'],
  ['فولت', 'v'],
  ['لمبه', undefined],
])('%s is carried as %s', (word, unit) => {
  expect(canonicalUnit(word)).toBe(unit);
});

it.each([
  ['1.2m', ['1200mm', '120cm']],
  ['120cm', ['1200mm', '1.2m']],
  ['75mm', ['7.5cm', '0.075m']],
  ['9w', []],
  ['60x60', []],
])('%s is as long as %j', (token, others) => {
  expect(equalMeasures(token)).toEqual(others);
});

it('a bare number may be any measure', () => {
  expect(measuresOf('60')).toEqual(expect.arrayContaining(['60w', '60cm', '60x60']));
  expect(measuresOf('9w')).toEqual([]);
  expect(measuresOf('01012345678')).toEqual([]);
});
