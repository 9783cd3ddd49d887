import type { ShippingCost } from '@dp/contract/shipping.ts';
import { useEffect, useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import { browserApi } from '../session/browser-client.ts';
import type { DeliveryPlace } from './delivery-place-store.ts';

/** What is known of delivering so many of a product to a place. */
export type DeliveryEstimate =
  | { readonly state: 'loading' }
  | { readonly state: 'known'; readonly shipping: ShippingCost }
  /** Nothing is delivered there. */
  | { readonly state: 'unavailable' }
  /** The place is no longer on the shop's list. */
  | { readonly state: 'unknownPlace' }
  | { readonly state: 'failed'; readonly retry: () => void };

interface Answer {
  readonly place: string;
  readonly result: ShippingCost | 'unavailable' | 'unknownPlace' | 'failed';
}

/**
 * Asks what delivery costs and how long it takes whenever place or quantity change. Until the answer
 * for another quantity is there the last one stays; an overtaken answer is dropped.
 */
export function useDeliveryEstimate(
  place: DeliveryPlace | undefined,
  id: number,
  quantity: number,
): DeliveryEstimate {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const stateId = place?.stateId;
  const cityId = place?.cityId;
  const asked = `${stateId} ${cityId} ${attempt}`;
  useEffect(() => {
    if (stateId === undefined || cityId === undefined) return;
    const overtaken = new AbortController();
    const keep = (result: Answer['result']) => {
      if (!overtaken.signal.aborted) setAnswer({ place: asked, result });
    };
    browserApi()
      .call('getShippingCost', {
        body: { state_id: stateId, city_id: cityId, lines: [{ id, quantity }] },
        signal: overtaken.signal,
      })
      .then(
        ({ data }) => keep(data),
        (error: unknown) => keep(reasonOf(error)),
      );
    return () => overtaken.abort();
  }, [asked, stateId, cityId, id, quantity]);
  if (answer?.place !== asked) return { state: 'loading' };
  const { result } = answer;
  if (result === 'failed') {
    return { state: 'failed', retry: () => setAttempt((count) => count + 1) };
  }
  return typeof result === 'string' ? { state: result } : { state: 'known', shipping: result };
}

function reasonOf(error: unknown): 'unavailable' | 'unknownPlace' | 'failed' {
  if (isApiError(error, 'delivery_unavailable')) return 'unavailable';
  const gone = isApiError(error, 'state_not_found') || isApiError(error, 'city_not_found');
  return gone ? 'unknownPlace' : 'failed';
}
