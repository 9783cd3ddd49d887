import { onOtherTab, readJson, writeText } from '@dp/ui/storage/local-values.ts';
import { keys } from '../storage/keys.ts';
import { favouritesStore } from './favourites-store.ts';

/** The current favourite product ids; components use `useFavourites`. */
export function favouriteIds(): readonly number[] {
  return favouritesStore.getState().ids;
}

/** Whether a product is a favourite now. */
export function isFavourite(id: number): boolean {
  return favouriteIds().includes(id);
}

/** The valid ids of a stored value, each once. */
export function validIds(stored: unknown): readonly number[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)];
}

// Each change returns false, and changes nothing, when the device's storage is full.

/** Adds if absent (specification §4). */
export function addFavourite(id: number): boolean {
  return isFavourite(id) || keep(validIds([...favouriteIds(), id]));
}

/** Removes if present. */
export function removeFavourite(id: number): boolean {
  return !isFavourite(id) || keep(favouriteIds().filter((held) => held !== id));
}

/** Adds if absent, removes if present. */
export function toggleFavourite(id: number): boolean {
  return isFavourite(id) ? removeFavourite(id) : addFavourite(id);
}

/** Puts the account's favourites in place of the device's. */
export function replaceFavourites(ids: readonly number[]): boolean {
  return ids.join() === favouriteIds().join() || keep(validIds(ids));
}

function keep(ids: readonly number[]): boolean {
  if (!writeText(keys.favourites, JSON.stringify(ids))) return false;
  favouritesStore.setState({ ids });
  return true;
}

function takeOver(): void {
  favouritesStore.setState({ ids: validIds(readJson(keys.favourites)) });
}

/** Loads the stored favourites, now and whenever another tab changes them. Returns a function that stops. */
export function startFavourites(): () => void {
  takeOver();
  return onOtherTab([keys.favourites], takeOver);
}
