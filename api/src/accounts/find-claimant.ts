import { DAY_MS } from '@dp/contract/durations.ts';
import type { Deps } from '../deps.ts';
import { type Account, findAccountByLogin } from './account-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { type CodeRow, contactOf } from './code-store.ts';
import { isVerified } from './is-proven.ts';
import { isPassword } from './password-hash.ts';

/** What a call proves about its sender, besides a correct code. */
interface Evidence {
  /** The customer of the call's session, if any. */
  readonly callerId: number | undefined;
  readonly password?: string | undefined;
  readonly purpose: 'register' | 'login';
  readonly row: CodeRow;
  /** Whether it comes from another network than the one that requested the code. */
  readonly elsewhere: boolean;
  readonly ip: string;
}

export interface Claimant {
  readonly account: Account;
  /** Identified by the password alone, which somebody else may have chosen as well. */
  readonly byPassword: boolean;
}

/**
 * The claiming account whose owner is proving the contact now, if any. A code alone proves possession of the
 * contact, not who registered with it (decision 061); the owner also has the account's session. For an
 * account that has proven nothing its password suffices, or its registration's code, typed in the network
 * that requested it, if nobody else registered with the contact within a day.
 *
 * The password is compared outside any transaction; the choice uses locked rows.
 *
 * @throws ProblemError 429 `too_many_attempts`: the password counts as at log-in.
 */
export async function findClaimant(
  deps: Deps,
  limits: AttemptLimits,
  { callerId, password, purpose, row, elsewhere, ip }: Evidence,
): Promise<(claimants: readonly Account[]) => Claimant | undefined> {
  const byPassword =
    password === undefined ? undefined : await fittingAccount(deps, limits, { password, row, ip });
  const registered = purpose === 'register' && !elsewhere ? row.customerId : null;
  const since = deps.now().getTime() - DAY_MS;
  return (claimants) => {
    const withSession = claimants.find(({ id }) => id === callerId);
    if (withSession) return { account: withSession, byPassword: false };
    const unverified = claimants.filter((claimant) => !isVerified(claimant));
    const withPassword = unverified.find(({ id }) => id === byPassword?.id);
    if (withPassword && withPassword.passwordHash === byPassword?.passwordHash) {
      return { account: withPassword, byPassword: true };
    }
    const fresh = claimants.filter(({ createdAt }) => createdAt.getTime() > since);
    const [only] = fresh.length === 1 ? unverified.filter(({ id }) => id === registered) : [];
    return only && fresh.includes(only) ? { account: only, byPassword: false } : undefined;
  };
}

async function fittingAccount(
  { db }: Deps,
  limits: AttemptLimits,
  { password, row, ip }: { password: string; row: CodeRow; ip: string },
): Promise<Account | undefined> {
  const contact = contactOf(row);
  const account = await findAccountByLogin(db, contact);
  if (!account || isVerified(account)) return undefined;
  const right = await limits.passwordLogin(contact, ip);
  if (!(await isPassword(account.passwordHash, password))) return undefined;
  await right();
  return account;
}
