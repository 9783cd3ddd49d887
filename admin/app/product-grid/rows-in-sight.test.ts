import { expect, it } from 'vitest';
import { ROW, scrollFor, sightOf } from './use-rows-in-sight.ts';

it('rows in sight are those of the scroller and eight beyond each end', () => {
  expect(sightOf(0, 10 * ROW, 100_000)).toEqual({ first: 0, last: 18 });
  expect(sightOf(50_000 * ROW, 10 * ROW, 100_000)).toEqual({ first: 49_992, last: 50_018 });
  expect(sightOf(99_990 * ROW, 10 * ROW, 100_000)).toEqual({ first: 99_982, last: 99_999 });
});

it('few rows, none, and a place that is no longer there', () => {
  expect(sightOf(0, 10 * ROW, 2)).toEqual({ first: 0, last: 1 });
  expect(sightOf(0, 10 * ROW, 0)).toEqual({ first: 0, last: -1 });
  expect(sightOf(5_000 * ROW, 10 * ROW, 3)).toEqual({ first: 0, last: 2 });
});

it('a row is revealed below the header and above the lower edge, and nothing moves when it is there', () => {
  const height = 10 * ROW;
  expect(scrollFor(3, 0, height)).toBe(0);
  expect(scrollFor(3, 20 * ROW, height)).toBe(3 * ROW);
  expect(scrollFor(30, 0, height)).toBe(32 * ROW - height);
});
