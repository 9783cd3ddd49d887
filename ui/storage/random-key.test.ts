import { afterEach, expect, test, vi } from 'vitest';
import { randomKey, randomUuid } from './random-key.ts';

afterEach(() => vi.unstubAllGlobals());

test('keys are made without a secure context too, each another one', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(new Set([randomKey(), randomKey(), randomUuid(), randomUuid()]).size).toBe(4);
});

test('a UUID has its version and variant, without which the API refuses it', () => {
  expect(randomUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
