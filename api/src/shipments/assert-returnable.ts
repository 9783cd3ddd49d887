import { DAY_MS } from '@dp/contract/durations.ts';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readSettings } from '../settings/read-settings.ts';

/**
 * Refuses to take back what was delivered too long ago, unless staff say `late`.
 *
 * @param deliveredAt null for what never reached its customer, which comes back at any time.
 * @throws ProblemError 409 `return_window_over`.
 */
export async function assertReturnable(
  tx: Db,
  number: string,
  { deliveredAt, late, at }: { deliveredAt: Date | null; late: boolean; at: Date },
): Promise<void> {
  if (deliveredAt === null || late) return;
  const { return_days: days } = (await readSettings(tx)).returns.value;
  if (at.getTime() - deliveredAt.getTime() <= days * DAY_MS) return;
  throw new ProblemError(409, 'return_window_over', { number, days });
}
