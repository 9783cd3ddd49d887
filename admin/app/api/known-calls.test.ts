import { expect, test } from 'vitest';
import { callsNamedIn } from '../../build-calls.ts';
import { knownCall, registerCalls } from './known-calls.ts';

test('a module brings the calls that it names, and of each what a request needs', () => {
  const calls = callsNamedIn(
    'const NAMES = { start: \'startStockCount\' }; call(`listRoles`); call("unknown");',
  );
  expect(Object.keys(calls).sort()).toEqual(['listRoles', 'startStockCount']);
  expect(calls.listRoles).toEqual({ method: 'GET', path: '/roles' });
  registerCalls(calls);
  expect(knownCall('listRoles').path).toBe('/roles');
});

test('a call that no loaded module names is a mistake in the code, and says which', () => {
  expect(() => knownCall('addBrand')).toThrow('addBrand');
});
