import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { eraseMessagesOf } from '../messages/message-queries.ts';
import { ProblemError } from '../problems/problem-error.ts';
import {
  type Account,
  countAccountsHolding,
  deleteSessions,
  updateAccount,
} from './account-store.ts';
import { deleteCodes } from './code-store.ts';
import { isProven } from './is-proven.ts';
import { lockOwnAccount } from './lock-customer.ts';
import type { AccountDeps, PersonalData } from './personal-data.ts';
import { deleteResetTokens } from './reset-token-rows.ts';

/**
 * Deletes a shopper's account: personal data is erased everywhere, orders stay without it, and the
 * e-mail and phone are free for a new account (design §4).
 *
 * @throws ProblemError 409 `orders_on_their_way` while an order, a return, a transfer or a refund is open.
 */
export async function deleteAccount(
  { db, now, personalData }: AccountDeps,
  customerId: number,
): Promise<void> {
  await inTransaction(db, async (tx) =>
    eraseAccount(tx, personalData, await lockOwnAccount(tx, customerId), now()),
  );
}

/**
 * Deletes a locked account, within a transaction.
 *
 * @throws ProblemError 409 `orders_on_their_way`, as above.
 */
export async function eraseAccount(
  tx: Db,
  personalData: PersonalData,
  account: Account,
  at: Date,
): Promise<void> {
  const customerId = account.id;
  if (await personalData.hasOrdersOnTheirWay(tx, customerId)) {
    throw new ProblemError(409, 'orders_on_their_way');
  }
  const contacts = await ownContacts(tx, account);
  await deleteSessions(tx, customerId);
  await deleteResetTokens(tx, customerId);
  await deleteCodes(tx, customerId, contacts);
  await personalData.erase(tx, customerId, contacts);
  await eraseMessagesOf(tx, customerId, contacts);
  await updateAccount(tx, customerId, {
    name: '',
    email: null,
    phone: null,
    passwordHash: null,
    emailVerifiedAt: null,
    phoneVerifiedAt: null,
    blockedAt: null,
    blockedReason: null,
    deletedAt: at,
  });
}

/**
 * The contacts erased with the account: proven ones, and those claimed by it alone. Others' contacts stay, or
 * anybody could erase messages to a stranger's address by typing it.
 */
export async function ownContacts(tx: Db, account: Account): Promise<string[]> {
  const own: string[] = [];
  for (const kind of ['email', 'phone'] as const) {
    const value = account[kind];
    if (value === null) continue;
    const alone = async () => (await countAccountsHolding(tx, { kind, value })) === 1;
    if (isProven(account, kind) || (await alone())) own.push(value);
  }
  return own;
}
