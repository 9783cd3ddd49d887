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
  /** The newest quote, which is for another place while the delivery is loading; undefined before the first. */
  readonly quote: Quote | undefined;
}

/** Where an order goes: an own address, or a place whose address is still being written. */
export type Destination =
  | { readonly address_id: number }
  | { readonly state_id: number; readonly city_id: number };

interface Answer {
  readonly question: string;
  readonly quote: Quote | undefined;
}

/**
 * Requests a quote whenever another destination is chosen or the lines change, without a destination for the goods
 * alone; an outdated response is dropped.
 */
export function useCheckoutQuote(
  destination: Destination | undefined,
  lines: readonly CartLine[],
): CheckoutQuote {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const question = JSON.stringify([destination, lines, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question names the destination, lines and attempt.
  useEffect(() => {
    const overtaken = new AbortController();
    const keep = (quote: Quote | undefined) => {
      if (!overtaken.signal.aborted) setAnswer({ question, quote });
    };
    const { voucherCode } = checkoutDraft();
    requestQuote(
      {
        ...destination,
        lines: [...lines],
        ...(voucherCode === undefined ? {} : { voucher_code: voucherCode }),
      },
      overtaken.signal,
    ).then(keep, () => keep(undefined));
    return () => overtaken.abort();
  }, [question]);
  const quote = answer?.quote;
  if (answer?.question !== question) return { quote, shipping: { state: 'loading' } };
  const retry = () => setAttempt((count) => count + 1);
  return { quote, shipping: quote?.delivery ?? { state: 'failed', retry } };
}
