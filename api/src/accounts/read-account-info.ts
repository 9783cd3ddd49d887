import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { findAccount } from './account-store.ts';
import { isVerified } from './code-route.ts';

/**
 * The shopper's own name, e-mail and phone and what is known about the account, in `data.data` (specification §3).
 *
 * @throws ProblemError 404 `account_not_found` for any other id, whether or not there is such an account.
 */
export async function readAccountInfo(
  db: Db,
  customerId: number,
  askedId: number,
): Promise<CallOutput<'accountInfo'>> {
  const account = askedId === customerId ? await findAccount(db, customerId) : undefined;
  if (!account) throw new ProblemError(404, 'account_not_found');
  const { id, name, email, phone, passwordHash } = account;
  const known = { verified: isVerified(account), has_password: passwordHash !== null };
  return { data: { data: { id, name, email, phone_number: phone, ...known } } };
}
