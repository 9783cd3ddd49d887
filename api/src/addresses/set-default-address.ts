import type { Address } from '@dp/contract/addresses.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { lockCustomer } from '../accounts/lock-customer.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { clearDefault, updateAddress } from './address-store.ts';
import { listAddresses } from './list-addresses.ts';

/**
 * Makes an own address the default, and returns the updated list.
 *
 * @throws ProblemError 404 `address_not_found`, for another's address too.
 */
export async function setDefaultAddress(
  db: Db,
  customerId: number,
  addressId: number,
  locale: Locale,
): Promise<{ data: Address[] }> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    await clearDefault(tx, customerId, addressId);
    const row = await updateAddress(tx, customerId, addressId, { isDefault: true });
    if (!row) throw new ProblemError(404, 'address_not_found');
    return listAddresses(tx, customerId, locale);
  });
}
