import type { Db } from '../database/database.ts';
import { type Account, findAccount, findAccountByLogin } from './account-store.ts';
import type { Login } from './login.ts';

/**
 * The account that a typed contact stands for: the caller's own where it holds that contact, since
 * several accounts may claim the same one; else as for everybody.
 */
export async function findTypedAccount(
  db: Db,
  login: Login,
  callerId: number | undefined,
): Promise<Account | undefined> {
  const own = callerId === undefined ? undefined : await findAccount(db, callerId);
  return own?.[login.kind] === login.value ? own : findAccountByLogin(db, login);
}
