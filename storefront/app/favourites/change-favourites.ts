import { favouritesStore } from './favourites-store.ts';

/** The current favourite product ids; components use `useFavourites`. */
export function favouriteIds(): readonly number[] {
  return favouritesStore.getState().ids;
}

/** Whether a product is a favourite now. */
export function isFavourite(id: number): boolean {
  return favouriteIds().includes(id);
}

// Each change returns false, and changes nothing, when the device's storage is full.

/** Adds if absent (specification §4). */
export function addFavourite(id: number): boolean {
  return favouritesStore.getState().add(id);
}

/** Removes if present. */
export function removeFavourite(id: number): boolean {
  return favouritesStore.getState().remove(id);
}

/** Adds if absent, removes if present. */
export function toggleFavourite(id: number): boolean {
  return favouritesStore.getState().toggle(id);
}
