import { onOtherTab, readJson, writeText } from '@dp/ui/storage/local-values.ts';
import { createStore } from 'zustand/vanilla';
import { keys } from '../storage/keys.ts';
import { COMPARED_MAX, comparedIds } from './compared-ids.ts';

export interface ComparedProducts {
  /** Product ids in the order they were added, each once. */
  readonly ids: readonly number[];
  /** Adds a product, or removes it. Returns false, and changes nothing, when there is no room for it. */
  toggle(id: number): boolean;
  /** What a shared link shows replaces what was chosen here. */
  replace(ids: readonly number[]): void;
}

/** The products to compare on this device; saved after each change. */
export const compareStore = createStore<ComparedProducts>()((set, get) => {
  function save(ids: readonly number[]): void {
    set({ ids });
    writeText(keys.compared, ids.length === 0 ? null : JSON.stringify(ids));
  }
  return {
    ids: [],
    toggle: (id) => {
      const { ids } = get();
      const others = ids.filter((other) => other !== id);
      if (others.length === ids.length && ids.length >= COMPARED_MAX) return false;
      save(others.length < ids.length ? others : [...ids, id]);
      return true;
    },
    replace: (ids) => save(comparedIds(ids)),
  };
});

function takeOver(): void {
  compareStore.setState({ ids: comparedIds(readJson(keys.compared)) });
}

/** Loads the stored ids, now and whenever another tab changes them. Returns a function that stops. */
export function startCompare(): () => void {
  takeOver();
  return onOtherTab([keys.compared], takeOver);
}
