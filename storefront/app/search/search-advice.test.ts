import { expect, it } from 'vitest';
import { adviceFor } from './search-advice.ts';

it.each([
  ['one word', 'ثلاجة', { kind: 'spelling', parts: [] }],
  ['a number or code', 'XK-9920', { kind: 'code', parts: [] }],
  ['several words', 'ثلاجة في المطبخ', { kind: 'fewer', parts: ['ثلاجة', 'المطبخ'] }],
  ['a word with a particle', 'no ab', { kind: 'spelling', parts: [] }],
  ['exact words', '"glfm"', { kind: 'similar', words: 'glfm' }],
] as const)('advice for %s fits it', (_, text, advice) => {
  expect(adviceFor(text)).toMatchObject(advice);
});
