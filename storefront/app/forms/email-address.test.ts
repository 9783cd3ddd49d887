import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

it.each([
  'nora@example.com',
  'n.a+shop@mail.example.eg',
  ' Nora@Example.COM ',
  '\u200enora@example.com',
])('%j could be an e-mail address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

it.each([
  ['', 'empty'],
  ['nora', 'without @'],
  ['nora@example', 'without a dot in the domain'],
  ['nora@@example.com', 'with two @'],
  ['nora@example..com', 'with two dots'],
  ['no ra@example.com', 'with a blank'],
  ['@example.com', 'without a name'],
  [`${'a'.repeat(250)}@b.eg`, 'too long'],
])('%j is no e-mail address: %s', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
