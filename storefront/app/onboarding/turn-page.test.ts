import { expect, test } from 'vitest';
import { neighbour, turnOf, turnTo } from './turn-page.ts';

test('a swipe turns pages as a book of the language does', () => {
  expect(turnOf(-80, 5, false)).toBe(1);
  expect(turnOf(80, 5, false)).toBe(-1);
  expect(turnOf(80, 5, true)).toBe(1);
  expect(turnOf(-80, 5, true)).toBe(-1);
});

test('a short or vertical movement turns nothing', () => {
  expect(turnOf(50, 0, true)).toBe(0);
  expect(turnOf(60, 90, true)).toBe(0);
});

test('the last page leads into the shop and nothing comes before the first', () => {
  expect(neighbour('one', -1)).toBeUndefined();
  expect(neighbour('one', 1)).toBe('/onboarding/two');
  expect(neighbour('three', 1)).toBe('/');
});

test('Back comes to the page before, and no page is twice among those that it leads through', () => {
  expect(turnTo('two', 'one', [])).toEqual({ behind: ['one'], replace: false });
  expect(turnTo('three', 'two', ['one'])).toEqual({ behind: ['one', 'two'], replace: false });
  expect(turnTo('two', 'three', ['one', 'two'])).toEqual({ back: 1 });
  expect(turnTo('one', 'three', ['one', 'two'])).toEqual({ back: 2 });
  // After the second page was opened by address.
  expect(turnTo('one', 'two', [])).toEqual({ behind: [], replace: true });
});
