import { favouritesStore } from './favourites-store.ts';

// Each returns false, and changes nothing, when the device's storage is full. Home needs neither.

/** Adds if absent (specification §4). */
export function addFavourite(id: number): boolean {
  return favouritesStore.getState().add(id);
}

/** Removes if present. */
export function removeFavourite(id: number): boolean {
  return favouritesStore.getState().remove(id);
}
