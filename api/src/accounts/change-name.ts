import type { Client } from '@dp/contract/accounts.ts';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { lockAccount, updateAccount } from './account-store.ts';
import { presentClient } from './present-client.ts';

/** Changes the shopper's name. @throws ProblemError 401 when the account is deleted meanwhile. */
export async function changeName(db: Db, customerId: number, name: string): Promise<Client> {
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, customerId))) throw new ProblemError(401, 'session_expired');
    return presentClient(await updateAccount(tx, customerId, { name }));
  });
}
