import type { Product } from '@dp/contract/products.ts';
import type { QuotedLine } from '@dp/contract/quotes.ts';
import { useEffect, useState } from 'react';
import { requestQuote } from './load-cart.ts';
import { useLineLimit } from './use-line-limit.ts';
import { SETTLE_MS } from './use-requote.ts';

/** What a quantity of a product costs; EGP. */
export type ProductQuote = Pick<
  QuotedLine,
  'list_price' | 'unit_price' | 'next_tier' | 'quantity' | 'total'
>;

/**
 * What this quantity of a product costs alone. Of one piece the product itself says it; more are asked of the shop,
 * and the last answer stays until the next one comes.
 *
 * @returns undefined where the shop could not be asked.
 */
export function useProductQuote(product: Product, quantity: number): ProductQuote | undefined {
  const one = useQuoteOfOne(product);
  const [answer, setAnswer] = useState<ProductQuote | 'failed'>();
  const { id } = product;
  useEffect(() => {
    const overtaken = new AbortController();
    const keep = (next: ProductQuote | 'failed' | undefined) => {
      if (!overtaken.signal.aborted) setAnswer(next);
    };
    if (quantity === 1) {
      keep(undefined);
      return;
    }
    const timer = setTimeout(() => {
      requestQuote({ lines: [{ id, quantity }] }, overtaken.signal).then(
        ({ lines }) => keep(lines[0] ?? 'failed'),
        () => keep('failed'),
      );
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [id, quantity]);
  if (quantity === 1) return one;
  return answer === 'failed' ? undefined : (answer ?? one);
}

function useQuoteOfOne({ price, list_price, tiers, stock }: Product): ProductQuote {
  const most = useLineLimit()(stock.in_stock ? stock.available : 0);
  const next = tiers.find(({ from }) => from > 1 && from <= most) ?? null;
  return { list_price, unit_price: price, next_tier: next, quantity: 1, total: price };
}
