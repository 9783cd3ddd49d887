import { beforeEach, expect, it, vi } from 'vitest';
import { forgetResetToken, resetToken, saveResetToken } from './reset-token.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('is valid until it expires or is used', () => {
  saveResetToken({ token: 'abc', expiresAt: 1_000 });
  expect(resetToken(999)).toBe('abc');
  expect(resetToken(1_000)).toBeUndefined();
  forgetResetToken();
  expect(resetToken(0)).toBeUndefined();
});
