import type { Client } from '@dp/contract/accounts.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import { type Account, updateAccount } from './account-store.ts';
import { openSession } from './open-session.ts';
import { presentClient } from './present-client.ts';

/** Opens a session for an account; the current language becomes that of its messages. */
export async function signIn(
  tx: Db,
  account: Account,
  locale: Locale,
  at: Date,
): Promise<{ token: string; client: Client }> {
  if (account.locale !== locale) await updateAccount(tx, account.id, { locale });
  return { token: await openSession(tx, account.id, at), client: presentClient(account) };
}
