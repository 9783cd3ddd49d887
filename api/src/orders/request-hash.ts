import { createHash } from 'node:crypto';

/** SHA-256 of a request as it was understood, by which a repeated key is told from a reused one. */
export function hashRequest(canonical: string): string {
  return createHash('sha256').update(canonical).digest('base64url');
}
