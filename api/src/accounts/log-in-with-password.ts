import type { Client } from '@dp/contract/accounts.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type Account, findAccountByLogin, lockAccount } from './account-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { isProven } from './is-proven.ts';
import type { Login } from './login.ts';
import { isPassword } from './password-hash.ts';
import { signIn } from './sign-in.ts';

/**
 * Signs in with a proven contact and the password. If the password is correct but the contact is only
 * claimed, returns the account: a code has to follow, since anybody can have typed that contact (decision
 * 061).
 *
 * @throws ProblemError 401 `wrong_credentials`, the same for an unknown account, one without a password and a
 *   wrong password; 429 `too_many_attempts`.
 */
export async function logInWithPassword(
  deps: Deps,
  limits: AttemptLimits,
  given: { login: Login; password: string; locale: Locale; ip: string },
): Promise<{ token: string; client: Client } | { claimant: Account }> {
  const right = await limits.passwordLogin(given.login, given.ip);
  const account = await findAccountByLogin(deps.db, given.login);
  const fits = await isPassword(account?.passwordHash, given.password);
  if (!account || !fits) throw new ProblemError(401, 'wrong_credentials');
  if (!isProven(account, given.login.kind)) return { claimant: account };
  const signedIn = await inTransaction(deps.db, async (tx) => {
    const current = await lockAccount(tx, account.id);
    // Changed while it was being checked: what fitted does no longer.
    if (current?.passwordHash !== account.passwordHash) return undefined;
    return signIn(tx, current, given.locale, deps.now());
  });
  if (!signedIn) throw new ProblemError(401, 'wrong_credentials');
  await right();
  return signedIn;
}
