import { expect, test } from 'vitest';

// Run by console-guard.test.mjs in the same worker as the other fixture.

test('prints in the next file', () => {
  console.error('careless again');
  expect(1).toBe(1);
});
