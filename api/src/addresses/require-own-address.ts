import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type AddressRow, findAddressRow, listAddressRows } from './address-store.ts';

export type OwnAddress = AddressRow;

/**
 * One of the customer's own addresses.
 *
 * @throws ProblemError 404 `address_not_found`, for another's address too.
 */
export async function requireOwnAddress(
  db: Db,
  customerId: number,
  addressId: number,
): Promise<OwnAddress> {
  const row = await findAddressRow(db, customerId, addressId);
  if (!row) throw new ProblemError(404, 'address_not_found');
  return row;
}

/** A customer's default address; undefined when they have none at all. */
export async function findDefaultAddress(
  db: Db,
  customerId: number,
): Promise<OwnAddress | undefined> {
  const [first] = await listAddressRows(db, customerId);
  return first;
}
