import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import { insertAccount, lockAccountsHolding } from './account-store.ts';
import { isProven } from './is-proven.ts';
import { lockContacts } from './lock-contacts.ts';
import { type Customer, toCustomer } from './read-customer.ts';

/**
 * The customer of a phone, locked: who has proven it, else whom staff made for an earlier order, else a new one
 * without a login. An account that only claims the phone may be somebody else's (decision 061).
 *
 * @param phone E.164.
 */
export async function lockCustomerByPhone(
  tx: Db,
  { phone, name, locale, at }: { phone: string; name: string; locale: Locale; at: Date },
): Promise<Customer> {
  await lockContacts(tx, [phone]);
  const holders = await lockAccountsHolding(tx, { kind: 'phone', value: phone });
  const known =
    holders.find((holder) => isProven(holder, 'phone')) ?? holders.find(({ byStaff }) => byStaff);
  if (known) return toCustomer(known);
  const made = await insertAccount(tx, {
    name,
    email: null,
    phone,
    passwordHash: null,
    emailVerifiedAt: null,
    phoneVerifiedAt: null,
    locale,
    createdAt: at,
    byStaff: true,
  });
  return toCustomer(made);
}
