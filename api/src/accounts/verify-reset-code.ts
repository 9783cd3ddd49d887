import { RESET_TOKEN_LIFETIME_SECONDS } from '@dp/contract/limits.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { insertResetToken, lockAccountByLogin } from './account-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { checkCode } from './check-code.ts';
import { contactOf, markCodeUsed } from './code-store.ts';
import type { Login } from './login.ts';
import { recordProof } from './record-proof.ts';
import { createSessionToken } from './session-token.ts';

/**
 * Exchanges a reset code for a token that is good for one new password within 15 minutes (design §4).
 *
 * @throws ProblemError 422 `otp_wrong`, `otp_expired`; 429 `too_many_attempts`.
 */
export async function verifyResetCode(
  deps: Deps,
  limits: AttemptLimits,
  given: { login: Login; code: string; callerId: number | undefined; ip: string },
): Promise<{ reset_token: string; expires_in: number }> {
  const right = await limits.codeCheck(given.ip);
  const { row } = await checkCode(deps, {
    purpose: 'reset',
    logins: [given.login.value],
    code: given.code,
    ip: given.ip,
  });
  await right();
  return deps.db.transaction(async (tx) => {
    const proven = contactOf(row);
    const account = await lockAccountByLogin(tx, proven);
    const at = deps.now();
    if (!account || account.id !== row.customerId || !(await markCodeUsed(tx, row.id, at))) {
      throw new ProblemError(422, 'otp_expired');
    }
    await recordProof(tx, deps, account, proven, given.callerId === account.id);
    const { token, tokenHash } = createSessionToken();
    const expiresAt = new Date(at.getTime() + RESET_TOKEN_LIFETIME_SECONDS * 1_000);
    await insertResetToken(tx, { tokenHash, customerId: account.id, expiresAt });
    return { reset_token: token, expires_in: RESET_TOKEN_LIFETIME_SECONDS };
  });
}
