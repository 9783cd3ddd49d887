import { expect, it } from 'vitest';
import { smsLength } from './sms-length.ts';

it.each([
  ['a'.repeat(160), 160, 1, false],
  ['a'.repeat(161), 161, 2, false],
  ['a'.repeat(307), 307, 3, false],
  [`${'a'.repeat(159)}€`, 161, 2, false],
  ['ط'.repeat(70), 70, 1, true],
  [`${'a'.repeat(70)}ط`, 71, 2, true],
  ['', 0, 1, false],
])('%s has %i characters in %i parts', (text, characters, parts, unicode) => {
  expect(smsLength(text)).toEqual({ characters, parts, unicode });
});
