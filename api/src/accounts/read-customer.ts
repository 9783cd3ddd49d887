import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import { type Account, findAccount } from './account-store.ts';

/** A customer with the contacts for notices. */
export interface Customer {
  readonly id: number;
  readonly name: string;
  /** Lower-case. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** E.164. */
  readonly phone: string | null;
  readonly phoneVerified: boolean;
  /** The language of messages to them. */
  readonly locale: Locale;
}

/** A customer; undefined when there is none, or when the account has been deleted. */
export async function readCustomer(db: Db, customerId: number): Promise<Customer | undefined> {
  const account = await findAccount(db, customerId);
  return account && toCustomer(account);
}

/** An account as a customer. */
export function toCustomer(account: Account): Customer {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    phone: account.phone,
    phoneVerified: account.phoneVerifiedAt !== null,
    locale: account.locale,
  };
}
