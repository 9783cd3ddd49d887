import { onOtherTab, readJson, writeText } from '@dp/ui/storage/local-values.ts';
import { createStore } from 'zustand/vanilla';
import { keys } from '../storage/keys.ts';

/** Maximum number of viewed products; the least recently viewed is evicted. */
export const VIEWED_MAX = 12;

export interface ViewedProducts {
  /** Product ids, the latest first, each once. */
  readonly ids: readonly number[];
  /** Remembers that a product's page was opened. */
  note(id: number): void;
  /** Removes products, such as withdrawn ones. */
  forget(ids: readonly number[]): void;
  forgetAll(): void;
}

/** The valid ids of a stored value, each once. */
export function validViewedIds(stored: unknown): readonly number[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, VIEWED_MAX);
}

/** The products viewed on this device; saved after each change. */
export const viewedProductsStore = createStore<ViewedProducts>()((set, get) => {
  function keep(ids: readonly number[]): void {
    set({ ids });
    writeText(keys.viewedProducts, ids.length === 0 ? null : JSON.stringify(ids));
  }
  return {
    ids: [],
    note: (id) => keep(validViewedIds([id, ...get().ids])),
    forget: (gone) => keep(get().ids.filter((id) => !gone.includes(id))),
    forgetAll: () => keep([]),
  };
});

function takeOver(): void {
  viewedProductsStore.setState({ ids: validViewedIds(readJson(keys.viewedProducts)) });
}

/** Loads the stored ids, now and whenever another tab changes them. Returns a function that stops. */
export function startViewedProducts(): () => void {
  takeOver();
  return onOtherTab([keys.viewedProducts], takeOver);
}
