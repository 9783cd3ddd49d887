import { expect, test } from 'vitest';
import { fieldChanges } from './audit-difference.ts';

test('only what differs is shown, of lists what came and what went', () => {
  const before = { name: 'Sara', role: 2, permissions: ['a', 'b'] };
  const after = { name: 'Sara', role: 3, permissions: ['b', 'c'] };
  expect(fieldChanges(before, after)).toEqual([
    { field: 'role', before: 2, after: 3 },
    { field: 'permissions', before: ['a'], after: ['c'] },
  ]);
});

test('a list in another order is shown whole', () => {
  expect(fieldChanges({ products: ['a', 'b'] }, { products: ['b', 'a'] })).toEqual([
    { field: 'products', before: ['a', 'b'], after: ['b', 'a'] },
  ]);
});

test('a record that is made or removed shows all of it', () => {
  expect(fieldChanges(null, { email: 'a@b.c' })).toEqual([
    { field: 'email', before: undefined, after: 'a@b.c' },
  ]);
  expect(fieldChanges({ email: 'a@b.c' }, null)).toEqual([
    { field: 'email', before: 'a@b.c', after: undefined },
  ]);
});
