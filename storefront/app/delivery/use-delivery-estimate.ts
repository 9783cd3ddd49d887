import type { QuotedDelivery } from '@dp/contract/quotes.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../session/browser-client.ts';
import type { DeliveryPlace } from './delivery-place-store.ts';
import { isUnknownPlace } from './remembered-place.ts';

/** State of the delivery estimate of a product and quantity to a place. */
export type DeliveryEstimate =
  | { readonly state: 'loading' }
  | QuotedDelivery
  /** The place is no longer on the shop's list. */
  | { readonly state: 'unknownPlace' }
  | { readonly state: 'failed'; readonly retry: () => void };

interface Answer {
  readonly place: string;
  readonly result: QuotedDelivery | 'unknownPlace' | 'failed';
}

/**
 * Requests a quote of the product alone, for its delivery cost and time, whenever place or quantity change. The last
 * estimate stays until the next arrives; outdated responses are dropped.
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
      .call('quoteOrder', {
        body: { state_id: stateId, city_id: cityId, lines: [{ id, quantity }] },
        signal: overtaken.signal,
      })
      .then(
        ({ data }) => keep(data.delivery ?? 'failed'),
        (error: unknown) => keep(isUnknownPlace(error) ? 'unknownPlace' : 'failed'),
      );
    return () => overtaken.abort();
  }, [asked, stateId, cityId, id, quantity]);
  if (answer?.place !== asked) return { state: 'loading' };
  const { result } = answer;
  if (result === 'failed') {
    return { state: 'failed', retry: () => setAttempt((count) => count + 1) };
  }
  return result === 'unknownPlace' ? { state: result } : result;
}
