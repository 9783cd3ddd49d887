import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultItemCode, defaultUnitType, itemCodeKind, writtenItemCode } from './item-codes.ts';

test.each([
  ['6223001360018', 'GS1'],
  ['96385074', 'GS1'],
  ['036000291452', 'GS1'],
  ['00012345600012', 'GS1'],
  ['6223001360019', undefined],
  ['62230013', undefined],
  ['EG-100200300-LMP-9W', 'EGS'],
  ['EG-10020030-LMP-9W', undefined],
  ['EG-100200300-', undefined],
  ['EG-100200300-لمبة', undefined],
  ['', undefined],
])('%s is %s', (code, kind) => {
  expect(itemCodeKind(code)).toBe(kind);
});

test('any other check digit is refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), (off) => {
      const wrong = (Number('6223001360018'.at(-1)) + off) % 10;
      expect(itemCodeKind(`622300136001${wrong}`)).toBeUndefined();
    }),
  );
});

test('two neighbouring digits that were swapped are found, unless they differ by five', () => {
  const code = '6223001360018';
  for (let place = 0; place < code.length - 1; place += 1) {
    const [one, other] = [Number(code[place]), Number(code[place + 1])];
    if (one === other || Math.abs(one - other) === 5) continue;
    const swapped = `${code.slice(0, place)}${other}${one}${code.slice(place + 2)}`;
    expect(itemCodeKind(swapped)).toBeUndefined();
  }
});

test('what is typed is written as the authority writes it', () => {
  expect(writtenItemCode(' eg-100200300-LMP 9W ')).toBe('EG-100200300-LMP9W');
  expect(writtenItemCode('622 3001 360018')).toBe('6223001360018');
});

test('a product without a code has one by the tax card and its SKU, and any SKU makes a code', () => {
  expect(defaultItemCode('100-200-300', 'NR-A60-9W')).toBe('EG-100200300-NR-A60-9W');
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/), (sku) => {
      expect(itemCodeKind(defaultItemCode('100-200-300', sku))).toBe('EGS');
    }),
  );
  expect(defaultUnitType('metre')).toBe('MTR');
  expect(defaultUnitType(undefined)).toBe('EA');
});
