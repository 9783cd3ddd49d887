import { expect, it } from 'vitest';
import { adviceFor } from './search-advice.ts';

it.each([
  ['one word', 'ثلاجة', { kind: 'spelling' }],
  ['a number or code', 'XK-9920', { kind: 'code' }],
  ['several words, none of which is found', 'ثلاجة في المطبخ', { kind: 'spelling' }],
  ['a word with a particle', 'no ab', { kind: 'spelling' }],
  ['exact words', '"glfm"', { kind: 'similar', words: 'glfm' }],
] as const)('advice for %s fits it', (_, text, advice) => {
  expect(adviceFor(text)).toMatchObject(advice);
});
