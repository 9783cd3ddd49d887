import { HOUR_MS } from '@dp/contract/durations.ts';
import type { ErrorCode } from '@dp/contract/error-codes.ts';
import { ProblemError } from '../problems/problem-error.ts';

/**
 * Refuses what a customer has done often enough in the past hour. The caller has locked the customer, so
 * that what is done at the same time counts.
 *
 * @param limit how often in an hour; 0 for any number of times.
 * @param nthNewest when they did it the nth time counted back from now; undefined when it was less often.
 * @throws ProblemError 429 with `code` and `retry_in` seconds.
 */
export async function assertHourlyLimit(
  limit: number,
  nthNewest: (n: number) => Promise<Date | undefined>,
  { at, code }: { readonly at: Date; readonly code: ErrorCode },
): Promise<void> {
  if (limit === 0) return;
  const nth = await nthNewest(limit);
  if (nth === undefined) return;
  const wait = Math.ceil((nth.getTime() + HOUR_MS - at.getTime()) / 1_000);
  if (wait > 0) throw new ProblemError(429, code, { retry_in: wait });
}
