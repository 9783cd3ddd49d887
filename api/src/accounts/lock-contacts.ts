import type { Db } from '../database/database.ts';
import { lockKeys } from '../database/lock-keys.ts';

/**
 * Blocks other transactions from sending codes to these contacts, or creating accounts with them, until this
 * one ends. Call once, before any row lock.
 */
export async function lockContacts(tx: Db, contacts: readonly string[]): Promise<void> {
  await lockKeys(
    tx,
    contacts.map((contact) => `contact ${contact}`),
  );
}
