import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type Account, lockAccount } from './account-store.ts';
import { type Customer, toCustomer } from './read-customer.ts';

/**
 * Locks the caller's account, so that concurrent calls of one customer that count or order something are
 * serialised.
 *
 * @throws ProblemError 401 `session_expired` when the account has been deleted since.
 */
export async function lockOwnAccount(tx: Db, customerId: number): Promise<Account> {
  const account = await lockAccount(tx, customerId);
  if (!account) throw new ProblemError(401, 'session_expired');
  return account;
}

/** Locks the caller's account for other features, to which an account is a customer. Throws as `lockOwnAccount`. */
export async function lockCustomer(tx: Db, customerId: number): Promise<Customer> {
  return toCustomer(await lockOwnAccount(tx, customerId));
}

/** A customer, locked, for staff; undefined when there is none (any more). */
export async function lockAccountOf(tx: Db, customerId: number): Promise<Customer | undefined> {
  const account = await lockAccount(tx, customerId);
  return account && toCustomer(account);
}
