import { expect, it } from 'vitest';
import { otherKeyboard } from './keyboard-layout.ts';

it.each([
  ['glfm', ['لمبة']],
  ['Glfm', ['لأمبة', 'لمبة']],
  ['k[t', ['نجف']],
  ['hfh[,vm', ['اباجورة']],
  ['Hfh[,vm', ['أباجورة', 'اباجورة']],
  ['مثي', ['led']],
  ['لاعملا', ['bulb', 'ghulgh']],
  ['مهلاف', ['libt', 'light']],
  ['سحخف', ['spot']],
  ['9', []],
  ['لمبة led', []],
  ['', []],
])('%s on the other keyboard: %j', (typed, others) => {
  expect(otherKeyboard(typed)).toEqual(others);
});
