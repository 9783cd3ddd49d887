import type { Db } from '../database/database.ts';
import { deleteMessages, deleteMessagesOf } from './message-store.ts';

/** Removes every message to or about a shopper, sent or not, for a deleted account. */
export async function eraseMessagesOf(
  db: Db,
  customerId: number,
  contacts: readonly string[],
): Promise<void> {
  await deleteMessagesOf(db, customerId, contacts);
}

/** Removes single messages, by what `queueMessage` returned. */
export async function eraseMessages(db: Db, ids: readonly number[]): Promise<void> {
  await deleteMessages(db, ids);
}
