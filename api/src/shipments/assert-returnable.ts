import { RETURN_WINDOW_DAYS } from '@dp/contract/limits.ts';
import { ProblemError } from '../problems/problem-error.ts';

const WINDOW_MS = RETURN_WINDOW_DAYS * 24 * 60 * 60 * 1_000;

/**
 * Refuses to take back what was delivered too long ago, unless staff say `late`.
 *
 * @param deliveredAt null for what never reached its customer, which comes back at any time.
 * @throws ProblemError 409 `return_window_over`.
 */
export function assertReturnable(
  number: string,
  { deliveredAt, late, at }: { deliveredAt: Date | null; late: boolean; at: Date },
): void {
  if (deliveredAt === null || late || at.getTime() - deliveredAt.getTime() <= WINDOW_MS) return;
  throw new ProblemError(409, 'return_window_over', { number, days: RETURN_WINDOW_DAYS });
}
