import { expect, test } from 'vitest';
import { requestKeys } from './request-keys.ts';

test('the same request has the same key, a changed one another', () => {
  const keyOf = requestKeys();
  const first = keyOf({ payout: { number: '0100' } });
  expect(keyOf({ payout: { number: '0100' } })).toBe(first);
  const changed = keyOf({ payout: { number: '0111' } });
  expect(changed).not.toBe(first);
  expect(keyOf({ payout: { number: '0111' } })).toBe(changed);
});
