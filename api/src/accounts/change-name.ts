import type { Client } from '@dp/contract/accounts.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { updateAccount } from './account-store.ts';
import { lockOwnAccount } from './lock-customer.ts';
import { presentClient } from './present-client.ts';

/** Changes the customer's name. @throws ProblemError 401 when the account has been deleted since. */
export async function changeName(db: Db, customerId: number, name: string): Promise<Client> {
  return inTransaction(db, async (tx) => {
    await lockOwnAccount(tx, customerId);
    return presentClient(await updateAccount(tx, customerId, { name }));
  });
}
