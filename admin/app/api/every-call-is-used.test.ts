import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staffCalls } from '@dp/contract/staff/calls.ts';
import { expect, test } from 'vitest';
import { callsNamedIn } from '../../build-calls.ts';

/** Calls that the browser makes by their address, so that no module names them, and which element does. */
const BY_ADDRESS: Readonly<Record<string, string>> = {
  getReceipt: 'the picture of a payment’s receipt',
  getReturnPicture: 'the pictures of a return',
  streamOrders: 'the event source of new orders',
};

test('everything that the API offers staff has a screen', () => {
  const app = join(import.meta.dirname, '..');
  const code = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join(app, path), 'utf8'));
  const used = new Set(code.flatMap((text) => Object.keys(callsNamedIn(text))));
  const unused = Object.keys(staffCalls).filter((name) => !used.has(name));
  expect(unused.sort()).toEqual(Object.keys(BY_ADDRESS).sort());
});
