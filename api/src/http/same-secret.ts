import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal, compared in constant time. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
