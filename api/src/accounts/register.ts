import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { FieldCode } from '@dp/contract/error-codes.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import {
  type Account,
  deleteSessions,
  findProvenHolders,
  findUnverifiedAccount,
  insertAccount,
  lockAccount,
  updateAccount,
} from './account-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { routeFirstCode } from './code-route.ts';
import { isProven, isVerified } from './is-proven.ts';
import { lockContacts } from './lock-contacts.ts';
import { openSession } from './open-session.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import type { AccountDeps } from './personal-data.ts';
import { toE164 } from './phone-number.ts';
import { presentClient } from './present-client.ts';
import { sendCodeUnlessTooSoon } from './send-code.ts';

/**
 * Creates an account, signs it in and sends its verification code (specification §7, design §4).
 *
 * An e-mail or phone proven by another account is refused on its field; claimed ones are free (decision 061).
 * The same form sent again, with the same password, continues the account it created, unless something was
 * proven meanwhile; earlier sessions and addresses are deleted all the same: many people have the same weak
 * password.
 *
 * @throws ProblemError 409 `email_taken` or `phone_taken` with `fields`; 422 `otp_undeliverable`; 429.
 */
export async function register(
  deps: AccountDeps,
  limits: AttemptLimits,
  given: {
    name: string;
    email: string;
    phone_number: string;
    password: string;
    locale: Locale;
    ip: string;
  },
): Promise<CallOutput<'register'>> {
  const { name, email, locale } = given;
  const phone = toE164(given.phone_number);
  if (phone === undefined) throw invalidFields({ phone_number: 'phone_invalid' });
  const route = routeFirstCode(deps.config, email, phone);
  await limits.registration(given.ip);
  // Hashed and compared before the transaction: on the embedded database it occupies the only connection.
  const passwordHash = await hashPassword(given.password);
  const earlier = await findUnverifiedAccount(deps.db, email, phone);
  const sameForm = await isPassword(earlier?.passwordHash, given.password);

  return inTransaction(deps.db, async (tx) => {
    await lockContacts(tx, [email, phone]);
    refuseTaken(await findProvenHolders(tx, email, phone), email, phone);
    const entries = { name, email, phone, passwordHash, locale };
    const at = deps.now();
    const own = sameForm && earlier ? await lockUnchanged(tx, earlier) : undefined;
    if (own) {
      await deleteSessions(tx, own.id);
      await deps.personalData.eraseAddresses(tx, own.id);
    }
    const account = own
      ? await updateAccount(tx, own.id, { ...entries, createdAt: at })
      : await insertAccount(tx, {
          ...entries,
          emailVerifiedAt: null,
          phoneVerifiedAt: null,
          createdAt: at,
        });
    const token = await openSession(tx, account.id, at);
    const verification = await sendCodeUnlessTooSoon(tx, deps, {
      purpose: 'register',
      login: route.destination,
      route,
      customerId: account.id,
      locale,
      ip: given.ip,
    });
    return { data: { token, user: presentClient(account), verification } };
  });
}

function refuseTaken(holders: readonly Account[], email: string, phone: string): void {
  const taken: Record<string, FieldCode> = {};
  for (const holder of holders) {
    if (holder.email === email && isProven(holder, 'email')) taken.email = 'email_taken';
    if (holder.phone === phone && isProven(holder, 'phone')) taken.phone_number = 'phone_taken';
  }
  if (Object.keys(taken).length === 0) return;
  throw new ProblemError(409, taken.email ? 'email_taken' : 'phone_taken', { fields: taken });
}

/** Locks an account found before the transaction; undefined when it has been verified or changed since. */
async function lockUnchanged(tx: Db, found: Account): Promise<Account | undefined> {
  const current = await lockAccount(tx, found.id);
  const unchanged = current?.passwordHash === found.passwordHash && !isVerified(current);
  return unchanged ? current : undefined;
}
