import type { Deps } from '../deps.ts';
import { type Account, findAccountByLogin } from './account-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { type CodeRow, contactOf } from './code-store.ts';
import { isVerified } from './is-proven.ts';
import { isPassword } from './password-hash.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What a call shows of who it comes from, beside a right code. */
interface Evidence {
  /** Whose session it came with, if any. */
  readonly callerId: number | undefined;
  readonly password?: string | undefined;
  readonly purpose: 'register' | 'login';
  readonly row: CodeRow;
  /** Whether it comes from another network than the one that asked for the code. */
  readonly elsewhere: boolean;
  readonly ip: string;
}

export interface Claimant {
  readonly account: Account;
  /** Known by the password alone, which somebody else may have chosen as well. */
  readonly byPassword: boolean;
}

/**
 * Finds among the accounts that claim a contact the one whose owner is proving it now, if any. A code
 * alone shows who has the contact, not who registered with it (decision 061); the owner also has the
 * account's session. For an account that has proven nothing yet its password will do, or the code of its
 * registration, typed where it was asked for, nobody else having registered with the contact for a day.
 *
 * The password is compared here, outside of any transaction; the choice is made from rows that are locked.
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
