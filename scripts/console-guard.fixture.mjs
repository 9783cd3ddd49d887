import { expect, test, vi } from 'vitest';

// Run by console-guard.test.mjs, not by the suite.

test('quiet', () => {
  expect(1).toBe(1);
});

test('prints', () => {
  console.warn('careless');
});

test('expects to print', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  console.error('wanted');
  expect(error).toHaveBeenCalledWith('wanted');
});

test('prints again', () => {
  console.log({ order: 7 });
});
