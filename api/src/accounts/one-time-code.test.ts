import { describe, expect, it } from 'vitest';
import { sameSecret } from '../http/same-secret.ts';
import { createCode, decoyHash, hashCode } from './one-time-code.ts';

describe('a one-time code', () => {
  it('is always six digits, and begins with a zero as often as with any other', () => {
    const codes = Array.from({ length: 5_000 }, createCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(codes.map(([first]) => first)).size).toBe(10);
  });

  it('is hashed for one login under one secret', () => {
    const stored = hashCode('secret', 'mona@example.com', '123456');
    expect(sameSecret(stored, hashCode('secret', 'mona@example.com', '123456'))).toBe(true);
    for (const other of [
      hashCode('secret', 'mona@example.com', '123457'),
      hashCode('secret', 'nora@example.com', '123456'),
      hashCode('other', 'mona@example.com', '123456'),
      decoyHash(),
      '',
    ]) {
      expect(sameSecret(stored, other)).toBe(false);
    }
  });

  it('has an indistinguishable decoy', () => {
    expect(decoyHash()).toHaveLength(hashCode('secret', 'login', '123456').length);
  });
});
