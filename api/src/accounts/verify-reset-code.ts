import { RESET_TOKEN_LIFETIME_SECONDS } from '@dp/contract/limits.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { lockAccountsHolding } from './account-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { checkCode } from './check-code.ts';
import { contactOf, markCodeUsed } from './code-store.ts';
import { isProven } from './is-proven.ts';
import { lockContacts } from './lock-contacts.ts';
import type { Login } from './login.ts';
import type { AccountDeps } from './personal-data.ts';
import { insertResetToken } from './reset-token-rows.ts';
import { createSessionToken } from './session-token.ts';
import { endOtherClaims, markProven } from './settle-contact.ts';

/**
 * Exchanges a reset code for a token that is good for one new password within 15 minutes (design §4).
 *
 * @throws ProblemError 422 `otp_wrong`, `otp_expired`; 429 `too_many_attempts`.
 */
export async function verifyResetCode(
  deps: AccountDeps,
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
  return inTransaction(deps.db, async (tx) => {
    const contact = contactOf(row);
    await lockContacts(tx, [contact.value]);
    const holders = await lockAccountsHolding(tx, contact);
    const account = holders.find(({ id }) => id === row.customerId);
    const proven = account !== undefined && isProven(account, contact.kind);
    // While the contact is unproven, only with the account's session (decision 061).
    const own = account !== undefined && account.id === given.callerId;
    const at = deps.now();
    if (!account || !(proven || own) || !(await markCodeUsed(tx, row.id, at))) {
      throw new ProblemError(422, 'otp_expired');
    }
    if (!proven) {
      const others = holders.filter(({ id }) => id !== account.id);
      await endOtherClaims(tx, deps, others, { contact, into: account.id });
      await markProven(tx, deps, { account, byPassword: false }, contact);
    }
    const { token, tokenHash } = createSessionToken();
    const expiresAt = new Date(at.getTime() + RESET_TOKEN_LIFETIME_SECONDS * 1_000);
    await insertResetToken(tx, { tokenHash, customerId: account.id, expiresAt });
    return { reset_token: token, expires_in: RESET_TOKEN_LIFETIME_SECONDS };
  });
}
