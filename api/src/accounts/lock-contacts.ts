import type { Db } from '../database/database.ts';
import { lockKeys } from '../database/lock-keys.ts';

/**
 * Keeps other transactions from sending codes to these e-mails and phones, or making accounts with
 * them, until this one ends. To be called once, before any row is locked.
 */
export async function lockContacts(tx: Db, contacts: readonly string[]): Promise<void> {
  await lockKeys(
    tx,
    contacts.map((contact) => `contact ${contact}`),
  );
}
