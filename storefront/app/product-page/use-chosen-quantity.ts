import { useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../forms/use-hydrated.ts';
import { setEntryState } from '../page/entry-state.ts';

/** How many of a product are chosen on its page: kept in the history entry, where Back from the checkout finds it. */
export function useChosenQuantity(): readonly [number, (quantity: number) => void] {
  const state = useLocation().state as { readonly quantity?: number } | null;
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<number>();
  const kept = hydrated ? state?.quantity : undefined;
  return [
    chosen ?? kept ?? 1,
    (quantity) => {
      setChosen(quantity);
      setEntryState({ ...state, quantity });
    },
  ];
}
