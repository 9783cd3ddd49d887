import type { Client } from '@dp/contract/accounts.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import {
  type Account,
  findAccountByLogin,
  insertAccount,
  lockAccountByLogin,
} from './account-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { checkCode } from './check-code.ts';
import {
  type CodeRow,
  contactOf,
  giveBackTry,
  hasCodesOfOtherAccount,
  markCodeUsed,
} from './code-store.ts';
import { lockContacts } from './lock-contacts.ts';
import type { Login } from './login.ts';
import { recordProof } from './record-proof.ts';
import { signIn } from './sign-in.ts';

interface Given {
  readonly login: Login;
  readonly code: string;
  readonly purpose: 'register' | 'login';
  /** For the account that a log-in code of an unknown contact makes. */
  readonly name?: string | undefined;
  /** Whose session the call came with, if any. */
  readonly callerId: number | undefined;
  readonly locale: Locale;
  readonly ip: string;
}

/**
 * Proves a contact with its one-time code and signs in. A log-in code of a contact without an account
 * makes one, and asks for the name first (design §5); the code stays good for that.
 *
 * @throws ProblemError 422 `otp_wrong`, `otp_expired`; 429 `too_many_attempts`.
 */
export async function verifyCode(
  deps: Deps,
  limits: AttemptLimits,
  given: Given,
): Promise<{ token: string; client: Client } | { name_required: true }> {
  const right = await limits.codeCheck(given.ip);
  const { login, purpose, code } = given;
  const logins = purpose === 'register' ? await loginsOfAccount(deps.db, login) : [login.value];
  const { row, elsewhere } = await checkCode(deps, { purpose, logins, code, ip: given.ip });
  await right();

  const signedIn = await deps.db.transaction(async (tx) => {
    const proven = contactOf(row);
    await lockContacts(tx, [proven.value]);
    const account = await lockAccountByLogin(tx, proven);
    // Sent for an account that has another contact by now, or none.
    if (row.customerId !== null && purpose === 'login' && account?.id !== row.customerId) {
      throw new ProblemError(422, 'otp_expired');
    }
    if (!account && purpose === 'register') throw new ProblemError(422, 'otp_expired');
    if (!account && given.name === undefined) return undefined;
    const at = deps.now();
    if (!(await markCodeUsed(tx, row.id, at))) throw new ProblemError(422, 'otp_expired');
    const owner = account
      ? await recordProof(tx, deps, account, proven, await isSameOwner(tx, given, row, account))
      : await makeAccount(tx, proven, given.name ?? '', given.locale, at);
    return signIn(tx, owner, given.locale, at);
  });
  if (signedIn) {
    await limits.signedIn(login, given.ip);
    return signedIn;
  }
  await giveBackTry(deps.db, row.id, elsewhere);
  return { name_required: true };
}

/** A new account is verified with the contact its code went to, or with what the shopper types here. */
async function loginsOfAccount(db: Db, login: Login): Promise<string[]> {
  const account = await findAccountByLogin(db, login);
  return [login.value, account?.email, account?.phone].filter((value) => typeof value === 'string');
}

/**
 * Whether the one who proves the contact is the one who registered: they hold the account's session, or
 * they typed the code of a registration that nobody else's has crossed within a day.
 */
async function isSameOwner(
  tx: Db,
  { callerId, purpose }: Given,
  row: CodeRow,
  account: Account,
): Promise<boolean> {
  if (callerId === account.id) return true;
  if (purpose !== 'register' || row.customerId !== account.id) return false;
  return !(await hasCodesOfOtherAccount(tx, row.destination, account.id));
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
