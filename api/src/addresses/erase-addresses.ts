import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { addresses } from './address-tables.ts';

/** Removes every address of a shopper, for a deleted account. */
export async function eraseAddresses(tx: Db, customerId: number): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.customerId, customerId));
}
