import type { Db } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { type Customer, readAndLockCustomer } from './read-customer.ts';

/**
 * Locks the customer of a call, so that two calls of one shopper that count or order something run one
 * after the other.
 *
 * @throws ProblemError 401 `session_expired` when the account has been deleted meanwhile.
 */
export async function lockCustomer(tx: Db, customerId: number): Promise<Customer> {
  const customer = await readAndLockCustomer(tx, customerId);
  if (!customer) throw new ProblemError(401, 'session_expired');
  return customer;
}
