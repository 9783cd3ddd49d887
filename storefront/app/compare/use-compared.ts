import { useEffect } from 'react';
import { useStore } from 'zustand';
import { compareStore, startCompare } from './compare-store.ts';

/** The ids of the products to compare, as chosen on this device. */
export function useCompared(): readonly number[] {
  useEffect(() => startCompare(), []);
  return useStore(compareStore, (state) => state.ids);
}
