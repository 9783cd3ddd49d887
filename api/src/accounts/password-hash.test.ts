import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

it("a password is stored as argon2id with OWASP's recommended cost, and salted", async () => {
  const [first, second] = await Promise.all([hashPassword('a lamp'), hashPassword('a lamp')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await isPassword(first, 'a lamp')).toBe(true);
  expect(await isPassword(first, 'another lamp')).toBe(false);
  expect(await isPassword(null, 'a lamp')).toBe(false);
});
