import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { FieldCode } from '@dp/contract/error-codes.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { invalidFields, ProblemError } from '../http/problem-error.ts';
import {
  type Account,
  deleteAccountRow,
  deleteSessions,
  insertAccount,
  lockAccountsHolding,
  updateAccount,
} from './account-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { isVerified, routeFirstCode } from './code-route.ts';
import { lockContacts } from './lock-contacts.ts';
import { openSession } from './open-session.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { toE164 } from './phone-number.ts';
import { presentClient } from './present-client.ts';
import { sendCodeUnlessTooSoon } from './send-code.ts';

/**
 * Makes an account, signs it in and sends the code that verifies it (specification §7, design §4).
 *
 * An e-mail or phone of a verified account is refused on its field. An account that was never verified
 * holds nothing: the newest registration replaces it, so that nobody can sit on someone else's contact
 * (decision 011); with the same password it is the same person once more, and the account goes on,
 * though without its sessions: many people have the same weak password.
 *
 * @throws ProblemError 409 `email_taken` or `phone_taken` with `fields`; 422 `otp_undeliverable`; 429.
 */
export async function register(
  deps: Deps,
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
  const passwordHash = await hashPassword(given.password);

  return deps.db.transaction(async (tx) => {
    await lockContacts(tx, [email, phone]);
    const own = await makeRoom(tx, email, phone, given.password);
    const at = deps.now();
    const entries = { name, email, phone, passwordHash, locale };
    if (own) await deleteSessions(tx, own.id);
    const account = own
      ? await updateAccount(tx, own.id, entries)
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

/**
 * Frees the contacts from accounts that were never verified; returns the one that has the same
 * password, which stays.
 */
async function makeRoom(
  tx: Db,
  email: string,
  phone: string,
  password: string,
): Promise<Account | undefined> {
  const holders = await lockAccountsHolding(tx, email, phone);
  const taken: Record<string, FieldCode> = {};
  for (const holder of holders.filter(isVerified)) {
    if (holder.email === email) taken.email = 'email_taken';
    if (holder.phone === phone) taken.phone_number = 'phone_taken';
  }
  if (Object.keys(taken).length > 0) {
    throw new ProblemError(409, taken.email ? 'email_taken' : 'phone_taken', { fields: taken });
  }
  let own: Account | undefined;
  for (const holder of holders) {
    if (!own && (await isPassword(holder.passwordHash, password))) own = holder;
    else await deleteAccountRow(tx, holder.id);
  }
  return own;
}
