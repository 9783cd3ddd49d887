import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { findAccount } from './account-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { isPassword } from './password-hash.ts';

/**
 * Checks the password that a shopper types before choosing another; wrong ones are counted as at log-in.
 *
 * @returns its stored form.
 * @throws ProblemError 422 `old_password_wrong`, also for an account that has no password yet; 429
 *   `too_many_attempts`.
 */
export async function checkOldPassword(
  db: Db,
  limits: AttemptLimits,
  { customerId, oldPassword }: { customerId: number; oldPassword: string },
): Promise<string> {
  const right = await limits.oldPassword(customerId);
  const passwordHash = (await findAccount(db, customerId))?.passwordHash;
  if (!passwordHash || !(await isPassword(passwordHash, oldPassword))) throw oldPasswordWrong();
  await right();
  return passwordHash;
}

/** The refusal, on its field. */
export function oldPasswordWrong(): ProblemError {
  return new ProblemError(422, 'old_password_wrong', {
    fields: { old_password: 'old_password_wrong' },
  });
}
