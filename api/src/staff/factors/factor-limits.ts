import { createPasswordLimits } from '../../accounts/password-limits.ts';
import type { Deps } from '../../deps.ts';

/**
 * Runs `check`, counting it as an attempt to give the second factor of `staffId`; a right one is refunded.
 *
 * @throws ProblemError 429 `too_many_attempts` with `retry_in` seconds.
 */
export async function limitedAttempt<T>(
  deps: Deps,
  { staffId, ip }: { readonly staffId: number; readonly ip: string },
  check: () => Promise<T>,
): Promise<T> {
  const right = await createPasswordLimits(deps, 'staff-factor').attempt(String(staffId), ip);
  const result = await check();
  await right();
  return result;
}
