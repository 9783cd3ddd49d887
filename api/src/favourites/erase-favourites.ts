import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { favourites } from './favourite-tables.ts';

/** Removes every favourite of a customer, for a deleted account. */
export async function eraseFavourites(tx: Db, customerId: number): Promise<void> {
  await tx.delete(favourites).where(eq(favourites.customerId, customerId));
}
