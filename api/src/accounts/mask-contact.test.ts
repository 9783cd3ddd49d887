import { expect, it } from 'vitest';
import { maskContact } from './mask-contact.ts';

it.each([
  ['email', 'mona@example.com', 'm•••@example.com'],
  ['email', 'a@example.com', 'a•••@example.com'],
  ['phone', '+201012345678', '01••••••678'],
  ['phone', '+966501234567', '+966•••••567'],
] as const)('%s %s is shown as %s', (kind, value, masked) => {
  expect(maskContact({ kind, value })).toBe(masked);
});
