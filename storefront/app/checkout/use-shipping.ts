import type { Address } from '@dp/contract/addresses.ts';
import type { ShippingCost } from '@dp/contract/shipping.ts';
import { useEffect, useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import { loadShipping } from './load-checkout.ts';

/** What is known of the delivery to an address. */
export type ShippingState =
  | { readonly state: 'loading' }
  | { readonly state: 'known'; readonly shipping: ShippingCost }
  /** Nothing is delivered there. */
  | { readonly state: 'unavailable' }
  | { readonly state: 'failed'; readonly retry: () => void };

interface Answer {
  readonly place: string;
  readonly result: ShippingCost | 'unavailable' | 'failed';
}

/** Asks what delivery costs whenever another address is chosen; an overtaken answer is dropped. */
export function useShipping(
  address: Address | undefined,
  lines: readonly CartLine[],
): ShippingState {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const place = `${address?.id} ${attempt}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place names the address and attempt.
  useEffect(() => {
    if (address === undefined) return;
    let overtaken = false;
    const keep = (result: Answer['result']) => {
      if (!overtaken) setAnswer({ place, result });
    };
    loadShipping(address, lines).then(keep, (error: unknown) =>
      keep(isApiError(error, 'delivery_unavailable') ? 'unavailable' : 'failed'),
    );
    return () => {
      overtaken = true;
    };
  }, [place, lines]);
  if (answer?.place !== place) return { state: 'loading' };
  if (answer.result === 'unavailable') return { state: 'unavailable' };
  if (answer.result === 'failed') {
    return { state: 'failed', retry: () => setAttempt((count) => count + 1) };
  }
  return { state: 'known', shipping: answer.result };
}
