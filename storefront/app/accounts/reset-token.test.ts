import { beforeEach, expect, it, vi } from 'vitest';
import { forgetResetToken, resetToken, saveResetToken } from './reset-token.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

it('is valid until it expires or is used', () => {
  saveResetToken({ token: 'abc', expiresAt: 1_000 });
  expect(resetToken(999)).toBe('abc');
  expect(resetToken(1_000)).toBeUndefined();
  forgetResetToken();
  expect(resetToken(0)).toBeUndefined();
});
