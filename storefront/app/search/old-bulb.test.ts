import { expect, test } from 'vitest';
import { oldBulbOf } from './old-bulb.ts';

test.each([
  ['لمبة 100 وات', 100, 'bright'],
  ['لمبه ٦٠ واط', 60, 'usual'],
  ['40w bulb', 40, 'soft'],
  ['LED bulbs 100 watt', 100, 'bright'],
])('%s is the brightness of an old bulb', (text, watt, brightness) => {
  expect(oldBulbOf(text)).toEqual({ watt, brightness });
});

test.each([
  ['of watts that no bulb in a home had', 'لمبة 9 وات'],
  ['of another lamp', 'كشاف 100 وات'],
  ['of a number without its unit', 'لمبة 100'],
  ['of a part of a number', 'لمبة 1,100 وات'],
])('a search %s is not', (_, text) => {
  expect(oldBulbOf(text)).toBeUndefined();
});
