import type { Client } from '@dp/contract/accounts.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type Account, insertAccount, lockAccountsHolding } from './account-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { checkCode } from './check-code.ts';
import { contactOf, findNewestCode, giveBackTry, markCodeUsed } from './code-store.ts';
import { type Claimant, findClaimant } from './find-claimant.ts';
import { findTypedAccount } from './find-typed-account.ts';
import { isProven } from './is-proven.ts';
import { lockContacts } from './lock-contacts.ts';
import type { Login } from './login.ts';
import type { AccountDeps } from './personal-data.ts';
import { endOtherClaims, markProven } from './settle-contact.ts';
import { signIn } from './sign-in.ts';

interface Given {
  readonly login: Login;
  readonly code: string;
  readonly purpose: 'register' | 'login';
  /** Password of the claiming account: proves that its owner is the caller. */
  readonly password?: string | undefined;
  /** Name for the new account of a contact that has none. */
  readonly name?: string | undefined;
  /** The customer of the call's session, if any. */
  readonly callerId: number | undefined;
  readonly locale: Locale;
  readonly ip: string;
}

/**
 * Proves a contact by its one-time code and signs in: to the account that has proven it before; else to the
 * one that claims it, if the caller is its owner; else to a new account, which needs a name first (design §5,
 * decision 061). The code stays valid for that. All other claims on the contact end.
 *
 * @throws ProblemError 422 `otp_wrong`, `otp_expired`; 429 `too_many_attempts`.
 */
export async function verifyCode(
  deps: AccountDeps,
  limits: AttemptLimits,
  given: Given,
): Promise<{ token: string; client: Client } | { name_required: true }> {
  const right = await limits.codeCheck(given.ip);
  const { purpose, code, ip } = given;
  const logins = await loginsOf(deps, given);
  const { row, elsewhere } = await checkCode(deps, { purpose, logins, code, ip });
  await right();
  const contact = contactOf(row);
  const chooseClaimant = await findClaimant(deps, limits, { ...given, row, elsewhere });

  const signedIn = await inTransaction(deps.db, async (tx) => {
    await lockContacts(tx, [contact.value]);
    const holders = await lockAccountsHolding(tx, contact);
    const owner = holders.find((holder) => isProven(holder, contact.kind));
    // Who registered with the contact; else the customer whom staff made for an order by this phone.
    const claimant = owner
      ? undefined
      : (chooseClaimant(holders.filter(({ byStaff }) => !byStaff)) ?? madeByStaff(holders));
    if (!owner && !claimant && given.name === undefined) return undefined;
    const at = deps.now();
    if (!(await markCodeUsed(tx, row.id, at))) throw new ProblemError(422, 'otp_expired');
    if (owner) return signIn(tx, owner, given.locale, at);
    const account = claimant
      ? await markProven(tx, deps, claimant, contact)
      : await makeAccount(tx, contact, given.name ?? '', given.locale, at);
    const others = holders.filter(({ id }) => id !== account.id);
    await endOtherClaims(tx, deps, others, { contact, into: account.id });
    return signIn(tx, account, given.locale, at);
  });
  if (signedIn) {
    await limits.signedIn(contact, ip);
    return signedIn;
  }
  await giveBackTry(deps.db, row.id, elsewhere);
  return { name_required: true };
}

/**
 * A registration is verified by the contact its code went to, or by the other one it named; but a pending
 * code of the typed contact itself is not hidden by a newer one of the other.
 */
async function loginsOf(
  { db, now }: Pick<AccountDeps, 'db' | 'now'>,
  { purpose, login, callerId }: Given,
): Promise<string[]> {
  if (purpose === 'login') return [login.value];
  const direct = await findNewestCode(db, purpose, [login.value]);
  if (direct?.usedAt === null && direct.expiresAt > now()) return [login.value];
  const account = await findTypedAccount(db, login, callerId);
  return [login.value, account?.email, account?.phone].filter((value) => typeof value === 'string');
}

function madeByStaff(holders: readonly Account[]): Claimant | undefined {
  const account = holders.find(({ byStaff }) => byStaff);
  return account && { account, byPassword: false };
}

async function makeAccount(
  tx: Db,
  proven: Login,
  name: string,
  locale: Locale,
  at: Date,
): Promise<Account> {
  const isEmail = proven.kind === 'email';
  return insertAccount(tx, {
    name,
    email: isEmail ? proven.value : null,
    phone: isEmail ? null : proven.value,
    passwordHash: null,
    emailVerifiedAt: isEmail ? at : null,
    phoneVerifiedAt: isEmail ? null : at,
    locale,
    createdAt: at,
  });
}
