import { eraseAddresses } from '../addresses/erase-addresses.ts';
import { eraseContactMessages } from '../contact/erase-contact-messages.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { eraseMessagesOf } from '../messages/erase-messages.ts';
import { eraseShopperFromOrders } from '../orders/erase-shopper-from-orders.ts';
import { hasOrdersOnTheirWay } from '../orders/has-orders-on-their-way.ts';
import { deleteResetTokens, deleteSessions, lockAccount, updateAccount } from './account-store.ts';
import { deleteCodes } from './code-store.ts';

/**
 * Deletes a shopper's account: personal data is erased everywhere, orders stay without it, and the
 * e-mail and phone are free for a new account (design §4).
 *
 * @throws ProblemError 409 `orders_on_their_way` while an order is not yet delivered or cancelled.
 */
export async function deleteAccount({ db, now }: Deps, customerId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, customerId);
    if (!account) throw new ProblemError(401, 'session_expired');
    if (await hasOrdersOnTheirWay(tx, customerId)) {
      throw new ProblemError(409, 'orders_on_their_way');
    }
    const contacts = [account.email, account.phone].filter((contact) => contact !== null);
    await deleteSessions(tx, customerId);
    await deleteResetTokens(tx, customerId);
    await deleteCodes(tx, customerId, contacts);
    await eraseAddresses(tx, customerId);
    await eraseShopperFromOrders(tx, customerId);
    await eraseContactMessages(tx, contacts);
    await eraseMessagesOf(tx, customerId, contacts);
    await updateAccount(tx, customerId, {
      name: '',
      email: null,
      phone: null,
      passwordHash: null,
      emailVerifiedAt: null,
      phoneVerifiedAt: null,
      deletedAt: now(),
    });
  });
}
