import { expect, it } from 'vitest';
import { tokenise, tokeniseText } from './tokenise.ts';
import { measureOf, measuresOf, rangeOf } from './units.ts';

it.each([
  ['9 watts', { unit: 'w', value: 9 }],
  ['0.05 kW', { unit: 'w', value: 50 }],
  ['3000 كلفن', { unit: 'k', value: 3000 }],
  ['1.2 متر', { unit: 'mm', value: 1200 }],
  ['120 سم', { unit: 'mm', value: 1200 }],
  ['350 mA', { unit: 'amp', value: 0.35 }],
  ['2 years', { unit: 'month', value: 24 }],
  ['ip65', { unit: 'ip', value: 65 }],
  ['60x60', undefined],
  ['120', undefined],
])('%s measures %j', (text, measure) => {
  expect(tokenise(text).map(measureOf)).toEqual([measure]);
});

it.each([
  '18-24W',
  '18 – 24 وات',
  '18w-24w',
  'من 18 الى 24 وات',
  '18 to 24 watt',
  'من 18 وات لحد 24 وات',
  'بين 18 و 24 وات',
  'between 18 and 24 w',
])('%s is a range of watts', (text) => {
  expect(tokenise(text).map(rangeOf)).toContainEqual({ from: 18, to: 24, unit: 'w' });
});

it('a bare number may be any measure, and kelvin only where lamps are sold so', () => {
  expect(measuresOf('60')).toEqual(expect.arrayContaining(['60w', '600mm', '60x60']));
  expect(measuresOf('3000')).toContain('3000k');
  expect(measuresOf('1500')).not.toContain('1500k');
  expect(measuresOf('9w')).toEqual([]);
  expect(measuresOf('01012345678')).toEqual([]);
});

it.each([
  ['up to 20w', { from: 0, to: 20, unit: 'w' }],
  ['no more than 20w', { from: 0, to: 20, unit: 'w' }],
  ['مش أكتر من 20 وات', { from: 0, to: 20, unit: 'w' }],
  ['20 وات بحد أقصى', { from: 0, to: 20, unit: 'w' }],
  ['under 20w', { from: 0, to: 19.9999999, unit: 'w' }],
  ['تحت الـ 20 وات', { from: 0, to: 19.9999999, unit: 'w' }],
  ['أكتر من 100 وات', { from: 100.0000001, to: 100_000, unit: 'w' }],
  ['ما يقلش عن 100 وات', { from: 100, to: 100_000, unit: 'w' }],
  ['50 وات فأكثر', { from: 50, to: 100_000, unit: 'w' }],
  ['at least 0.1 kW', { from: 100, to: 100_000_000, unit: 'w' }],
])('%s asks for one side of a bound', (text, range) => {
  expect(tokenise(text).map(rangeOf)).toEqual([range]);
});

it('in a product’s text a bound is not a range: a lamp for up to 60 W is not a 9 W lamp', () => {
  expect(tokeniseText('up to 60 W')).toContain('60w');
});
