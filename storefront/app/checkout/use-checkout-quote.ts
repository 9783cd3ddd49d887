import type { Address } from '@dp/contract/addresses.ts';
import type { Quote, QuotedDelivery } from '@dp/contract/quotes.ts';
import { useEffect, useState } from 'react';
import type { CartLine } from '../cart/cart-lines.ts';
import { checkoutDraft } from '../cart/checkout-draft.ts';
import { requestQuote } from '../cart/load-cart.ts';

/** State of the delivery to an address. */
export type ShippingState =
  | { readonly state: 'loading' }
  | QuotedDelivery
  | { readonly state: 'failed'; readonly retry: () => void };

export interface CheckoutQuote {
  readonly shipping: ShippingState;
  /** The newest quote, which is for another address while the delivery is loading; undefined before the first. */
  readonly quote: Quote | undefined;
}

interface Answer {
  readonly place: string;
  readonly quote: Quote | undefined;
}

/** Requests a quote whenever another address is chosen, without one for the goods alone; an outdated response is dropped. */
export function useCheckoutQuote(
  address: Address | undefined,
  lines: readonly CartLine[],
): CheckoutQuote {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const place = `${address?.id} ${attempt}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place names the address and attempt.
  useEffect(() => {
    const overtaken = new AbortController();
    const keep = (quote: Quote | undefined) => {
      if (!overtaken.signal.aborted) setAnswer({ place, quote });
    };
    const { voucherCode } = checkoutDraft();
    requestQuote(
      {
        ...(address === undefined ? {} : { address_id: address.id }),
        lines: [...lines],
        ...(voucherCode === undefined ? {} : { voucher_code: voucherCode }),
      },
      overtaken.signal,
    ).then(keep, () => keep(undefined));
    return () => overtaken.abort();
  }, [place, lines]);
  const quote = answer?.quote;
  if (answer?.place !== place) return { quote, shipping: { state: 'loading' } };
  const retry = () => setAttempt((count) => count + 1);
  return { quote, shipping: quote?.delivery ?? { state: 'failed', retry } };
}
