import { useEffect, useState } from 'react';
import type { CartLines } from './cart-lines.ts';

let replaced: CartLines | undefined;

/** Notes the cart that one product took the place of, for the checkout to say; without lines when it was empty. */
export function noteBoughtAlone(before: CartLines): void {
  replaced = before;
}

/** What was noted last, for the first page that asks. */
export function useBoughtAlone(): CartLines | undefined {
  const [before] = useState(() => replaced);
  useEffect(() => {
    replaced = undefined;
  }, []);
  return before;
}
