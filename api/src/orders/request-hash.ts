import { createHash } from 'node:crypto';

/** SHA-256 of a request's canonical form: the same key with another hash is a different request. */
export function hashRequest(canonical: string): string {
  return createHash('sha256').update(canonical).digest('base64url');
}
