import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters OWASP names as the least: 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Computed at start, so that the first unknown account takes no longer than a known one. */
const decoyHash = hash(randomBytes(32), PARAMETERS);

/** The stored form of a password. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), PARAMETERS);
}

/**
 * Whether a password matches a stored hash. Without one (an unknown account, or one without a password) it is
 * false, after the same work, so that timing does not reveal which accounts exist.
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await decoyHash), normalise(password));
  return fits && typeof passwordHash === 'string';
}

/** Keyboards write one character in several ways; the password is the same. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
