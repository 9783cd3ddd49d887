import { expect, it } from 'vitest';
import { tokenise } from './tokenise.ts';
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

it.each(['18-24W', '18 – 24 وات', '18w-24w', 'من 18 الى 24 وات', '18 to 24 watt'])(
  '%s is a range of watts',
  (text) => {
    expect(tokenise(text).map(rangeOf)).toContainEqual({ from: 18, to: 24, unit: 'w' });
  },
);

it('a bare number may be any measure, and kelvin only where lamps are sold so', () => {
  expect(measuresOf('60')).toEqual(expect.arrayContaining(['60w', '600mm', '60x60']));
  expect(measuresOf('3000')).toContain('3000k');
  expect(measuresOf('1500')).not.toContain('1500k');
  expect(measuresOf('9w')).toEqual([]);
  expect(measuresOf('01012345678')).toEqual([]);
});
