import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useCart } from './use-cart.ts';

/** Debounce of stepper taps, in milliseconds. */
export const SETTLE_MS = 150;

/** Reloads the page's quote once the cart has changed; `isStale` means that it is for another cart. */
export function useRequote(isStale: boolean): void {
  const { revalidate } = useRevalidator();
  const lines = useCart((state) => state.lines);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the lines starts the wait again.
  useEffect(() => {
    if (!isStale) return;
    const timer = setTimeout(() => void revalidate(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isStale, lines, revalidate]);
}
