import { dayOf } from '@dp/contract/cairo-time.ts';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { lastDay } from '../returns/return-rules.ts';
import { readSettings } from '../settings/read-settings.ts';

/**
 * Refuses a return after the return window, in whole days as the shop's texts say, unless staff pass `late`.
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
  if (dayOf(at) <= lastDay(dayOf(deliveredAt), { days })) return;
  throw new ProblemError(409, 'return_window_over', { number, days });
}
