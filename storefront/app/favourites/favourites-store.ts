import { createStore } from 'zustand/vanilla';

export interface FavouritesState {
  /** Product ids, the latest last, without duplicates (specification §5). */
  readonly ids: readonly number[];
}

/** The shopper's favourite products on this device; `change-favourites.ts` changes and saves them. */
export const favouritesStore = createStore<FavouritesState>()(() => ({ ids: [] }));
