import { useStore } from 'zustand';
import { type FavouritesState, favouritesStore } from './favourites-store.ts';

/** A part of the favourites; empty on the server and while hydrating. */
export function useFavourites<T>(select: (state: FavouritesState) => T): T {
  return useStore(favouritesStore, select);
}

/** Whether one product is a favourite. */
export function useIsFavourite(id: number): boolean {
  return useFavourites((state) => state.ids.includes(id));
}
