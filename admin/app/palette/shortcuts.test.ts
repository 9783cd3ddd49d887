import { expect, test } from 'vitest';
import { keyOf } from './shortcuts.ts';

test('letters are keys of the board, whichever language it is switched to', () => {
  expect(keyOf({ code: 'KeyN', key: 'ى' })).toBe('n');
  expect(keyOf({ code: 'KeyN', key: 'N' })).toBe('n');
});

test('other keys are what they type, the question mark in either script', () => {
  expect(keyOf({ code: 'Slash', key: '؟' })).toBe('?');
  expect(keyOf({ code: 'Slash', key: '?' })).toBe('?');
  expect(keyOf({ code: 'ArrowDown', key: 'ArrowDown' })).toBe('ArrowDown');
});
