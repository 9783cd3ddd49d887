import { favouritesStore } from './favourites-store.ts';

/** The current favourite product ids; components use `useFavourites`. */
export function favouriteIds(): readonly number[] {
  return favouritesStore.getState().ids;
}

/** Whether a product is a favourite now. */
export function isFavourite(id: number): boolean {
  return favouriteIds().includes(id);
}

/** Adds if absent, removes if present. @returns false, with nothing changed, when the device's storage is full. */
export function toggleFavourite(id: number): boolean {
  return favouritesStore.getState().toggle(id);
}
