import { expect, it } from 'vitest';
import { shopMark } from './shop-mark.ts';

it.each([
  ['DP', 'DP'],
  ['نور', 'نور'],
  ['النور', 'ن'],
  ['Nour El Delta', 'N'],
  ['💡 Lamps', '💡'],
  ['', ''],
])('the mark of %j is %j', (title, mark) => {
  expect(shopMark(title)).toBe(mark);
});
