import type { Db } from '../database/database.ts';
import { eraseMessages } from '../messages/message-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import {
  countContactMessages,
  deleteContactMessages,
  findContactMessages,
} from './contact-store.ts';

/**
 * A page of contact messages, newest first.
 *
 * @throws ProblemError 403 `permission_required` without `customers.see-phones`.
 */
export async function listContactMessages(
  db: Db,
  principal: Principal,
  page: { limit: number; offset: number },
) {
  requirePermission(principal, 'customers.see-phones');
  const total = await countContactMessages(db);
  return { rows: await findContactMessages(db, page), total };
}

/** Removes what a shopper wrote to the shop, and the mails that passed it on, for a deleted account. */
export async function eraseContactMessages(tx: Db, contacts: readonly string[]): Promise<void> {
  await eraseMessages(tx, await deleteContactMessages(tx, contacts));
}
