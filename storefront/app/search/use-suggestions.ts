import { useEffect, useState } from 'react';
import { brandAddress } from '../brands/brand-tile.ts';
import { type ProductSummary, productAddress, summaryOf } from '../products/product-summary.ts';
import { browserApi } from '../session/browser-client.ts';
import { searchAddress, tidy } from './search-text.ts';

/** From this letter on there is something to suggest. */
const SHORTEST = 2;
/** How long typing rests before suggestions are asked for, in milliseconds. */
const REST_MS = 150;

export type SuggestionKind = 'queries' | 'categories' | 'brands' | 'products';

export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly text: string;
  /** Where choosing it leads. */
  readonly address: string;
  readonly product?: ProductSummary;
}

/**
 * What may be meant by a text being typed. The last answer stays until the next is there; one that comes
 * too late is dropped, and a failure suggests nothing: the search itself tells of it.
 */
export function useSuggestions(typed: string, isActive: boolean): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const text = tidy(typed);
  const wants = isActive && [...text].length >= SHORTEST;
  useEffect(() => {
    if (!wants) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      ask(text, asking.signal).then(
        (suggestions) => setFound(suggestions),
        () => setFound((before) => (asking.signal.aborted ? before : [])),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [wants, text]);
  return wants ? found : NONE;
}

const NONE: readonly Suggestion[] = [];

async function ask(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { data } = await browserApi().call('suggestSearch', { query: { query: text }, signal });
  signal.throwIfAborted();
  const { queries, categories, brands, products } = data;
  return [
    ...queries.map((query) => ({
      kind: 'queries' as const,
      text: query,
      address: searchAddress(query),
    })),
    ...categories.map(({ id, name }) => ({
      kind: 'categories' as const,
      text: name,
      address: `/products-category/${id}`,
    })),
    ...brands.map(({ id, name }) => ({
      kind: 'brands' as const,
      text: name,
      address: brandAddress(id),
    })),
    ...products.map(summaryOf).map((product) => ({
      kind: 'products' as const,
      text: product.name,
      address: productAddress(product.id),
      product,
    })),
  ];
}
