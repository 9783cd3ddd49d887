import type { syncFavouritesBody } from '@dp/contract/favourites.ts';
import { FAVOURITES_MAX } from '@dp/contract/limits.ts';
import type { z } from 'zod';
import { lockCustomer } from '../accounts/lock-customer.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { ShopperPrincipal } from '../principals/principal.ts';
import {
  addFavourites,
  dropOldFavourites,
  readFavourites,
  removeFavourites,
} from './favourite-store.ts';

/**
 * Applies a device's changes to the customer's favourites and returns all of them. Repeating it changes
 * nothing; the customer is locked, so that devices at the same moment cannot pass the maximum together.
 */
export async function syncFavourites(
  { db }: Pick<Deps, 'db'>,
  { customerId }: ShopperPrincipal,
  { add, remove }: z.output<typeof syncFavouritesBody>,
): Promise<{ data: number[] }> {
  if (add.length === 0 && remove.length === 0) {
    return { data: await readFavourites(db, customerId) };
  }
  const data = await inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    const added = new Set(add);
    await removeFavourites(
      tx,
      customerId,
      remove.filter((id) => !added.has(id)),
    );
    await addFavourites(tx, customerId, [...added]);
    await dropOldFavourites(tx, customerId, FAVOURITES_MAX);
    return readFavourites(tx, customerId);
  });
  return { data };
}
