import type { Address } from '@dp/contract/addresses.ts';
import type { QuotedDelivery } from '@dp/contract/quotes.ts';
import { useEffect, useState } from 'react';
import type { CartLine } from '../cart/cart-lines.ts';
import { requestQuote } from '../cart/load-cart.ts';
import { checkoutDraft } from './checkout-draft.ts';

/** State of the delivery to an address. */
export type ShippingState =
  | { readonly state: 'loading' }
  | QuotedDelivery
  | { readonly state: 'failed'; readonly retry: () => void };

interface Answer {
  readonly place: string;
  readonly result: QuotedDelivery | 'failed';
}

/** Requests a quote whenever another address is chosen; an outdated response is dropped. */
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
    const overtaken = new AbortController();
    const keep = (result: Answer['result']) => {
      if (!overtaken.signal.aborted) setAnswer({ place, result });
    };
    const { voucherCode } = checkoutDraft();
    requestQuote(
      {
        address_id: address.id,
        lines: [...lines],
        ...(voucherCode === undefined ? {} : { voucher_code: voucherCode }),
      },
      overtaken.signal,
    ).then(
      ({ delivery }) => keep(delivery ?? 'failed'),
      () => keep('failed'),
    );
    return () => overtaken.abort();
  }, [place, lines]);
  if (answer?.place !== place) return { state: 'loading' };
  if (answer.result === 'failed') {
    return { state: 'failed', retry: () => setAttempt((count) => count + 1) };
  }
  return answer.result;
}
