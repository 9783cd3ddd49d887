import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { deleteSessions, lockAccount, updateAccount } from './account-store.ts';
import { hashPassword } from './password-hash.ts';
import { deleteResetTokens, findResetToken, spendResetToken } from './reset-token-rows.ts';
import { hashToken } from './session-token.ts';

/**
 * Sets a new password with a reset token, which is then used up; all sessions end (design §4).
 *
 * @throws ProblemError 401 `reset_session_expired` when the token is unknown, used or older than 15 minutes.
 */
export async function resetPassword(
  { db, now }: Deps,
  given: { resetToken: string; password: string },
): Promise<void> {
  const tokenHash = hashToken(given.resetToken);
  // Looked up first, so that invented tokens cost no password hash.
  const customerId = await findResetToken(db, tokenHash, now());
  if (customerId === undefined) throw new ProblemError(401, 'reset_session_expired');
  const passwordHash = await hashPassword(given.password);
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, customerId);
    if (!account || (await spendResetToken(tx, tokenHash, now())) === undefined) {
      throw new ProblemError(401, 'reset_session_expired');
    }
    await updateAccount(tx, customerId, { passwordHash });
    await deleteSessions(tx, customerId);
    await deleteResetTokens(tx, customerId);
  });
}
