import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { usableChannels } from '../messages/channels.ts';
import { ProblemError } from '../problems/problem-error.ts';
import {
  type Account,
  deleteSessions,
  findAccountByLogin,
  updateAccount,
} from './account-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { CHANNEL_OF } from './code-route.ts';
import { endCodes } from './code-store.ts';
import { isProven } from './is-proven.ts';
import { lockContacts } from './lock-contacts.ts';
import { lockOwnAccount } from './lock-customer.ts';
import type { Login } from './login.ts';
import { maskContact } from './mask-contact.ts';
import { presentClient } from './present-client.ts';
import { deleteResetTokens } from './reset-token-rows.ts';
import { type CodeRequest, sendCode, sendCodeUnlessTooSoon } from './send-code.ts';

/**
 * Puts another phone number or e-mail in place of one that the account has not proven, or has not got, and sends it a
 * code. Like every claim it grants nothing until that code is typed (decision 061). What came of the old one ends:
 * its codes, reset tokens and every session but this one. The same contact once more changes nothing.
 *
 * @throws ProblemError 409 `contact_confirmed` when the account has proven the one it has; 409 `email_taken` or
 *   `phone_taken` with `fields`, as at registration; 422 `otp_undeliverable`; 429; 401 when the account has been
 *   deleted since.
 */
export async function changeContact(
  deps: Deps,
  limits: AttemptLimits,
  given: {
    readonly login: Login;
    readonly customerId: number;
    readonly sessionHash: string;
    readonly locale: Locale;
    readonly ip: string;
  },
): Promise<CallOutput<'editContact'>['data']> {
  const { login, customerId, locale, ip } = given;
  const { kind, value } = login;
  const channel = CHANNEL_OF[kind];
  if (!usableChannels(deps.config).has(channel)) throw new ProblemError(422, 'otp_undeliverable');
  await limits.contactChange(customerId, ip);

  return inTransaction(deps.db, async (tx) => {
    await lockContacts(tx, [value]);
    const account = await lockOwnAccount(tx, customerId);
    if (isProven(account, kind)) throw new ProblemError(409, 'contact_confirmed');
    const code: CodeRequest = {
      purpose: 'register',
      login,
      route: { destination: login, disclosed: { channel, sentTo: maskContact(login) } },
      customerId,
      locale,
      ip,
    };
    if (account[kind] === value) {
      const verification = await sendCodeUnlessTooSoon(tx, deps, code);
      return { user: presentClient(account), verification };
    }
    await refuseTaken(tx, login);
    await endOldContact(tx, { account, kind, sessionHash: given.sessionHash, at: deps.now() });
    const changed = await updateAccount(tx, customerId, { [kind]: value });
    const verification = await sendCode(tx, deps, code);
    return { user: presentClient(changed), verification };
  });
}

/** Nobody proves a contact while it is locked. */
async function refuseTaken(tx: Db, login: Login): Promise<void> {
  const holder = await findAccountByLogin(tx, login);
  if (!holder || !isProven(holder, login.kind)) return;
  const taken = `${login.kind}_taken` as const;
  throw new ProblemError(409, taken, { fields: { login: taken } });
}

async function endOldContact(
  tx: Db,
  old: { account: Account; kind: Login['kind']; sessionHash: string; at: Date },
): Promise<void> {
  const { account, kind, at } = old;
  const contact = account[kind];
  if (contact !== null) await endCodes(tx, { customerId: account.id, contact, at });
  await deleteResetTokens(tx, account.id);
  await deleteSessions(tx, account.id, old.sessionHash);
}
