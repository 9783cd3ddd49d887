import type { Picture } from '@dp/contract/pictures.ts';
import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useEffect, useState } from 'react';
import { brandAddress } from '../brands/brand-tile.ts';
import {
  type ProductSummary,
  productAddress,
  smallPicture,
  summaryOf,
} from '../products/product-summary.ts';
import { browserApi } from '../session/browser-client.ts';
import { searchAddress, tidy } from './search-text.ts';

/** From this letter on there is something to suggest. */
const SHORTEST = 2;
/** Debounce of suggestions, in milliseconds: the first should appear within 100. */
const REST_MS = 30;
/** Cached responses for deleting a letter; the oldest is evicted. */
const CACHED_MAX = 60;

export type SuggestionKind = 'recent' | 'queries' | 'categories' | 'brands' | 'products';

export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly text: string;
  /** Target address of the suggestion. */
  readonly address: string;
  readonly product?: ProductSummary;
  /** Of a category. */
  readonly picture?: Picture | undefined;
}

/**
 * Suggestions for a text being typed. The last ones stay until the next arrive; outdated responses are
 * dropped, and a failure suggests nothing: the search itself reports it.
 */
export function useSuggestions(typed: string, isActive: boolean): readonly Suggestion[] {
  const locale = useLocale();
  const [found, setFound] = useState<{ text: string; suggestions: readonly Suggestion[] }>();
  const text = tidy(typed);
  const wants = isActive && [...text].length >= SHORTEST;
  const key = `${locale} ${text}`;
  const known = wants ? answers.get(key) : undefined;
  useEffect(() => {
    if (!wants || known !== undefined) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      ask(text, asking.signal).then(
        (suggestions) => {
          cacheSuggestions(key, suggestions);
          setFound({ text, suggestions });
        },
        () => setFound((before) => (asking.signal.aborted ? before : undefined)),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [wants, known, key, text]);
  if (known !== undefined && known !== found?.suggestions) setFound({ text, suggestions: known });
  if (!wants) return NONE;
  if (known !== undefined) return known;
  // Of another word altogether nothing stays, not even for a moment.
  const goesOn =
    found !== undefined && (text.startsWith(found.text) || found.text.startsWith(text));
  return goesOn ? found.suggestions : NONE;
}

const NONE: readonly Suggestion[] = [];

/** Suggestions of this visit, by language and text. */
const answers = new Map<string, readonly Suggestion[]>();

function cacheSuggestions(key: string, suggestions: readonly Suggestion[]): void {
  answers.set(key, suggestions);
  for (const oldest of answers.keys()) {
    if (answers.size <= CACHED_MAX) break;
    answers.delete(oldest);
  }
}

async function ask(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { data } = await browserApi().call('suggestSearch', { query: { query: text }, signal });
  signal.throwIfAborted();
  const { queries, categories, brands, products } = data;
  return [
    ...categories.map(({ id, name, picture }) => ({
      kind: 'categories' as const,
      text: name,
      address: `/products-category/${id}`,
      picture: picture ? smallPicture(picture) : undefined,
    })),
    ...queries.map((query) => ({
      kind: 'queries' as const,
      text: query,
      address: searchAddress(query),
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
