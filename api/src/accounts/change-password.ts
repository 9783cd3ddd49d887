import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { deleteSessions, updateAccount } from './account-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { checkOldPassword, oldPasswordWrong } from './check-old-password.ts';
import { lockOwnAccount } from './lock-customer.ts';
import { hashPassword } from './password-hash.ts';
import { deleteResetTokens } from './reset-token-rows.ts';

/**
 * Changes the customer's password and ends every other session (design §4).
 *
 * @throws ProblemError 422 `old_password_wrong`, also for an account without a password; 429
 *   `too_many_attempts`; 401 when the account has been deleted since.
 */
export async function changePassword(
  { db }: Deps,
  limits: AttemptLimits,
  given: { customerId: number; sessionHash: string; oldPassword: string; newPassword: string },
): Promise<void> {
  const { customerId } = given;
  const before = await checkOldPassword(db, limits, given);
  const passwordHash = await hashPassword(given.newPassword);
  await inTransaction(db, async (tx) => {
    const account = await lockOwnAccount(tx, customerId);
    // Changed from elsewhere while this call was under way: the old password is another one now.
    if (account.passwordHash !== before) throw oldPasswordWrong();
    await updateAccount(tx, customerId, { passwordHash });
    await deleteSessions(tx, customerId, given.sessionHash);
    await deleteResetTokens(tx, customerId);
  });
}
