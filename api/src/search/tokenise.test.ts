import { describe, expect, it } from 'vitest';
import { isExactToken, isFrancoToken, tokenise, tokeniseText } from './tokenise.ts';

describe('the words of a query', () => {
  it.each([
    ['لمبة ليد', ['لمبه', 'ليد']],
    ['9w', ['9w']],
    ['9 W', ['9w']],
    ['٩وات', ['9w']],
    ['12 واط', ['12w']],
    ['3000 كلفن', ['3000k']],
    ['1.5 متر', ['1500mm']],
    ['5meter', ['5000mm']],
    ['012 w', ['12w']],
    ['60×60', ['60x60']],
    ['60 * 60', ['60x60']],
    ['٦٠ في ٦٠', ['60x60']],
    ['600x600mm', ['60x60']],
    ['3000/4000/6500K', ['3000k', '4000k', '6500k']],
    ['1,000 lm', ['1000lm']],
    ['DP-12-34', ['dp', '12', '34']],
    ['1,5 متر', ['1500mm']],
    ['36°', ['36deg']],
    ['2x18w', ['36w']],
    ['60x60x3 سم', ['60x60']],
    ['595x595x10 mm', ['60x60']],
    ['59.5x59.5 cm', ['60x60']],
    ['3x1.5 mm', ['3', '1.5mm']],
    ['12VDC', ['12v']],
    ['DC12V', ['dc', '12v']],
    ['6.5k', ['6500k']],
    ['3000ك', ['3000k']],
    ['3000k-6500k', ['3000-6500k']],
    ['10 م', ['10000mm']],
    ['4ft', ['1200mm']],
    ['6 بوصة', ['150mm']],
    ['6"', ['150mm']],
    ['مترين', ['2000mm']],
    ['نص متر', ['500mm']],
    ['متر ونص', ['1500mm']],
    ['2 متر وربع', ['2250mm']],
    ['متر و20', ['1200mm']],
    ['6 دراع', ['6lamp']],
    ['40w+20w', ['40w', '20w']],
    ['خمسين وات', ['50w']],
    ['أربعة وعشرين فولت', ['24v']],
    ['twenty-four volts', ['24v']],
    ['ضد المية', ['ضد', 'الميه']],
    ['IP.65', ['ip65']],
    ['درجة حماية 65', ['ip65']],
    ['Ra90', ['cri', '90']],
    ['لمبة تحت 50 جنيه', ['لمبه']],
    ['200 EGP', ['200', 'egp']],
    ['gu 10', ['gu10']],
    ['GU-5.3', ['gu5.3']],
    ['MR16', ['gu5.3']],
    ['جي يو 10', ['gu10']],
    ['IP 65', ['ip65']],
    ['اي بي 65', ['ip65']],
    ['E-27', ['e27']],
    ['e 14 bulb', ['e14', 'bulb']],
    ['سى او بى', ['cob']],
    ['ار جي بي', ['rgb']],
    ['Wi-Fi', ['wifi']],
    ['واي فاي', ['wifi']],
    ['يو اس بي', ['usb']],
    ['mofta7', ['mofta7']],
    ['7asas 7araka', ['7asas', '7araka']],
    ['sham3a 6w', ['sham3a', '6w']],
    ['led/cob,spot', ['led', 'cob', 'spot']],
    ['💡 لمبة!', ['لمبه']],
    ["'; drop table", ['drop', 'table']],
    ['', []],
    ['   ', []],
    ['💡', []],
  ])('%s', (query, tokens) => {
    expect(tokenise(query)).toEqual(tokens);
  });

  it('a text says one lamp’s measure and that of all together', () => {
    expect(tokeniseText('2×18W')).toEqual(['18w', '36w']);
  });

  it('a query is read as far as it matters, a text of a product further', () => {
    const text = 'لمبة '.repeat(200);
    expect(tokenise(text)).toHaveLength(16);
    expect(tokeniseText(text)).toHaveLength(200);
  });
});

it.each([
  ['9w', true],
  ['e27', true],
  ['60x60', true],
  ['ip65', true],
  ['120', true],
  ['لمبه', false],
  ['mofta7', false],
  ['7asas', false],
])('%s is exact: %s', (token, isExact) => {
  expect(isExactToken(token)).toBe(isExact);
});

it.each([
  ['mofta7', true],
  ['7asas', true],
  ['ta2a', true],
  ['9w', false],
  ['e27', false],
  ['gu10', false],
  ['lamba', false],
])('%s has digits of Franco-Arabic: %s', (token, isFranco) => {
  expect(isFrancoToken(token)).toBe(isFranco);
});
