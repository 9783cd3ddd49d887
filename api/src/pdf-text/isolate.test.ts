import { expect, it } from 'vitest';
import { contained, isolate } from './isolate.ts';

it.each([
  ['a line break', 'Mona\r\nTotal: 0', 'Mona Total: 0'],
  ['another line break', 'a\u2028b\u2029c\u0085d', 'a b c d'],
  ['an override', '\u202eabc', 'abc'],
  ['an isolate without end', 'a\u2067b', 'ab'],
  ['an end without beginning', 'a\u2069\u2067b', 'ab'],
  ['a bell', 'a\u0007b', 'ab'],
  ['an isolate with its end', 'a\u2066b\u2069', 'a\u2066b\u2069'],
])('%s in a stored text does nothing outside of it', (_, stored, shown) => {
  expect(contained(stored)).toBe(shown);
  expect(isolate(stored)).toBe(`\u2068${shown}\u2069`);
});
