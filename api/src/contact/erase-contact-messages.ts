import type { Db } from '../database/database.ts';
import { eraseMessages } from '../messages/erase-messages.ts';
import { deleteContactMessages } from './contact-store.ts';

/** Removes what a shopper wrote to the shop, and the mails that passed it on, for a deleted account. */
export async function eraseContactMessages(tx: Db, contacts: readonly string[]): Promise<void> {
  await eraseMessages(tx, await deleteContactMessages(tx, contacts));
}
