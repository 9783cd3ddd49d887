import { expect, test } from 'vitest';
import { newReads } from './new-reads.ts';

test('a code counts once while it stays in view, and again after it was out of it', () => {
  const isNew = newReads();
  const inView = Array.from({ length: 61 }, (_, read) => isNew('LAMP-1', read * 100));
  expect(inView.filter(Boolean)).toHaveLength(1);
  expect(isNew('LAMP-1', 7_400)).toBe(false);
  expect(isNew('LAMP-1', 9_000)).toBe(true);
});

test('two codes beside each other count once each', () => {
  const isNew = newReads();
  const counted = Array.from({ length: 40 }, (_, read) => isNew(`LAMP-${read % 2}`, read * 100));
  expect(counted.filter(Boolean)).toHaveLength(2);
});
