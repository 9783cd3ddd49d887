import type { Brand } from '@dp/contract/brands.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { followSavedBrands, savedBrandsStore } from './saved-brands.ts';

/** The saved brands; undefined until they are read, and on the server. */
export function useSavedBrands(): readonly Brand[] | undefined {
  const brands = useStore(savedBrandsStore, (state) => state.brands);
  useEffect(followSavedBrands, []);
  return brands;
}

/** Whether a brand is saved. */
export function useIsBrandSaved(id: number): boolean {
  return useSavedBrands()?.some((brand) => brand.id === id) ?? false;
}
