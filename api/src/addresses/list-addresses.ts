import type { Address } from '@dp/contract/addresses.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import { listAddressRows } from './address-store.ts';
import { presentAddress } from './present-address.ts';

/** The customer's own addresses, the default first, then the newest first. */
export async function listAddresses(
  db: Db,
  customerId: number,
  locale: Locale,
): Promise<{ data: Address[] }> {
  const rows = await listAddressRows(db, customerId);
  return { data: rows.map((row) => presentAddress(row, locale)) };
}
