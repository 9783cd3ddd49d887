import type { Client } from '@dp/contract/accounts.ts';
import type { Account } from './account-store.ts';

/** An account in the API's format. */
export function presentClient(
  account: Pick<Account, 'id' | 'name' | 'email' | 'partnerId' | 'phone'>,
): Client {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    partner_id: account.partnerId,
    phone_number: account.phone,
  };
}
