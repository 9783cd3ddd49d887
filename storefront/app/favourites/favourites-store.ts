import { onOtherTab, readJson, writeText } from '@dp/ui/storage/local-values.ts';
import { createStore } from 'zustand/vanilla';
import { keys } from '../storage/keys.ts';

/** Each change returns false, and changes nothing, when the device's storage is full. */
export interface FavouritesState {
  /** Product ids, the latest last, without duplicates (specification §5). */
  readonly ids: readonly number[];
  /** Adds if absent. */
  add(id: number): boolean;
  remove(id: number): boolean;
  toggle(id: number): boolean;
  /** Puts the account's favourites in place of the device's. */
  replace(ids: readonly number[]): boolean;
}

/** The valid ids of a stored value, each once. */
export function validIds(stored: unknown): readonly number[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)];
}

/** The shopper's favourite products on this device; saved after each change. */
export const favouritesStore = createStore<FavouritesState>()((set, get) => {
  function keep(ids: readonly number[]): boolean {
    if (!writeText(keys.favourites, JSON.stringify(ids))) return false;
    set({ ids });
    return true;
  }
  const add = (id: number) => get().ids.includes(id) || keep(validIds([...get().ids, id]));
  const remove = (id: number) =>
    !get().ids.includes(id) || keep(get().ids.filter((held) => held !== id));
  return {
    ids: [],
    add,
    remove,
    toggle: (id) => (get().ids.includes(id) ? remove(id) : add(id)),
    replace: (ids) => ids.join() === get().ids.join() || keep(validIds(ids)),
  };
});

function takeOver(): void {
  favouritesStore.setState({ ids: validIds(readJson(keys.favourites)) });
}

/** Loads the stored favourites, now and whenever another tab changes them. Returns a function that stops. */
export function startFavourites(): () => void {
  takeOver();
  return onOtherTab([keys.favourites], takeOver);
}
