import type { RateLimiter } from '../database/rate-limiter.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Counts a call under a key of a limiter. @throws ProblemError 429 `too_many_requests` with `retry_in` seconds. */
export async function admit(limiter: RateLimiter, key: string): Promise<void> {
  const wait = await limiter.consume(key);
  if (wait !== undefined) throw new ProblemError(429, 'too_many_requests', { retry_in: wait });
}
