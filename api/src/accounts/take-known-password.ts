import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { deleteSessions, findAccountByLogin, updateAccount } from './account-store.ts';
import { isPassword } from './password-hash.ts';
import { deleteResetTokens } from './reset-token-rows.ts';

/**
 * Takes a password that everybody knows from the account of an e-mail, and ends its sessions; orders and
 * addresses stay. Does nothing when the account is not there or has another password.
 *
 * @returns whether the account had that password.
 */
export async function takeKnownPassword(
  db: Db,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<boolean> {
  const account = await findAccountByLogin(db, { kind: 'email', value: email });
  if (!account?.passwordHash || !(await isPassword(account.passwordHash, password))) return false;
  await inTransaction(db, async (tx) => {
    await updateAccount(tx, account.id, { passwordHash: null });
    await deleteSessions(tx, account.id);
    await deleteResetTokens(tx, account.id);
  });
  return true;
}
