import { createHash, randomBytes } from 'node:crypto';

/** A new opaque session token of 256 bits, and the hash under which it is stored (design §5). */
export function createSessionToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** SHA-256 of a token: enough for random 256-bit values, and cheap on every call. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
