import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { expect, it } from 'vitest';
import { ALL_SPECS, specFieldsOf, specsOf } from './spec-fields.ts';

const SPECS: ProductSpecs = {
  kind: 'pendant-dome',
  watt: 9.5,
  cct_kelvin: [3000, 6500],
  dimmable: false,
  rgb: true,
  base: 'GU5.3',
  finish: ['white', 'rose-gold'],
  dimensions: { diameter_mm: 300, cable_mm: 1_200 },
  voltage: '220-240V',
};

it('what is not touched is sent as it was', () => {
  expect(specsOf(specFieldsOf(SPECS))).toEqual(SPECS);
});

it('numbers are read in any digits, colours in rising order; an empty field states nothing', () => {
  expect(specsOf({ watt: '٩٫٥', cct_kelvin: '6500، 3000', cri: ' ', length_mm: '' })).toEqual({
    watt: 9.5,
    cct_kelvin: [3000, 6500],
  });
  expect(specsOf({ watt: 'nine' })).toEqual({ watt: Number.NaN });
});

it('every specification of the contract has a field', () => {
  const { dimensions = {}, ...specs } = SPECS;
  for (const name of Object.keys({ ...specs, ...dimensions })) expect(ALL_SPECS).toContain(name);
});
