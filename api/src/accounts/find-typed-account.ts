import type { Db } from '../database/database.ts';
import { type Account, findAccount, findAccountByLogin } from './account-store.ts';
import type { Login } from './login.ts';

/**
 * The account of a typed contact: the caller's own if it has that contact, since several accounts may claim
 * it; else as for everybody.
 */
export async function findTypedAccount(
  db: Db,
  login: Login,
  callerId: number | undefined,
): Promise<Account | undefined> {
  const own = callerId === undefined ? undefined : await findAccount(db, callerId);
  return own?.[login.kind] === login.value ? own : findAccountByLogin(db, login);
}
