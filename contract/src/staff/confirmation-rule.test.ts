import { expect, test } from 'vitest';
import { needsConfirmation } from './confirmation-rule.ts';

const order = (total: number, history: object = {}) => ({
  total,
  history: { received: 0, refused: 0, blocked: false, ...history },
});
const nobody = { trusted_after: null, below: null };

test.each([
  ['without a rule every order is asked about', order(1, { received: 99 }), nobody, true],
  ['enough received orders', order(9_000, { received: 3 }), { ...nobody, trusted_after: 3 }, false],
  ['one too few', order(9_000, { received: 2 }), { ...nobody, trusted_after: 3 }, true],
  ['a sum below the bound', order(499.99), { ...nobody, below: 500 }, false],
  ['the bound itself', order(500), { ...nobody, below: 500 }, true],
  ['either reason is enough', order(100), { trusted_after: 3, below: 500 }, false],
  [
    'a refused order',
    order(1, { received: 99, refused: 1 }),
    { trusted_after: 1, below: 500 },
    true,
  ],
  [
    'a blocked customer',
    order(1, { received: 99, blocked: true }),
    { trusted_after: 1, below: 500 },
    true,
  ],
])('%s', (_, given, rule, needed) => {
  expect(needsConfirmation(given, rule)).toBe(needed);
});
