import { FAVOURITES_MAX } from '@dp/contract/limits.ts';
import type { Db } from '../database/database.ts';
import { eraseFavourites } from './erase-favourites.ts';
import { addFavourites, dropOldFavourites, readFavourites } from './favourite-store.ts';

/** Gives one customer's favourites to another whose account takes over; both are locked. @returns how many. */
export async function moveFavourites(tx: Db, from: number, into: number): Promise<number> {
  const moving = await readFavourites(tx, from);
  await addFavourites(tx, into, moving);
  await dropOldFavourites(tx, into, FAVOURITES_MAX);
  await eraseFavourites(tx, from);
  return moving.length;
}
