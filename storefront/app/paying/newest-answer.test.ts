import { expect, test } from 'vitest';
import { newestAnswer } from './newest-answer.ts';

test('an answer that comes after that of a later call is no news', () => {
  const ask = newestAnswer();
  const [first, second] = [ask(), ask()];
  expect(second()).toBe(true);
  expect(first()).toBe(false);
  expect(ask()()).toBe(true);
});

test('answers in the order of their calls are news each', () => {
  const ask = newestAnswer();
  const [first, second] = [ask(), ask()];
  expect(first()).toBe(true);
  expect(second()).toBe(true);
});
