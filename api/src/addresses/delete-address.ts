import type { Address } from '@dp/contract/addresses.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { lockCustomer } from '../accounts/lock-customer.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { listAddressRows, removeAddress, updateAddress } from './address-store.ts';
import { listAddresses } from './list-addresses.ts';

/**
 * Deletes an own address and returns the remaining list. If it was the default, the newest remaining one
 * becomes the default. Orders have their own copy.
 *
 * @throws ProblemError 404 `address_not_found`, for another's address too.
 */
export async function deleteAddress(
  db: Db,
  customerId: number,
  addressId: number,
  locale: Locale,
): Promise<{ data: Address[] }> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    const removed = await removeAddress(tx, customerId, addressId);
    if (!removed) throw new ProblemError(404, 'address_not_found');
    if (removed.isDefault) {
      const [newest] = await listAddressRows(tx, customerId);
      if (newest) await updateAddress(tx, customerId, newest.id, { isDefault: true });
    }
    return listAddresses(tx, customerId, locale);
  });
}
