import { completeQuery } from '@dp/api/search/complete-query.ts';
import { rankProducts } from '@dp/api/search/rank-products.ts';
import { indexOf } from './demo-search.ts';
import type { HalfTyped } from './queries/judged-query.ts';
import type { JudgedSet } from './sets.ts';

/** As many as `suggestSearch` offers where no category or brand is meant. */
const QUERIES = 5;
const PRODUCTS = 3;

/**
 * How many half-typed texts are answered usefully: a product among those suggested is one the shopper was
 * on the way to, or a suggested query begins with one.
 */
export function reportSuggestions(set: JudgedSet): string[] {
  if (set.halfTyped.length === 0) return [];
  const index = indexOf(set.catalog);
  const skusOf = (query: string, count: number) => {
    const { matches, near } = rankProducts(index, query, () => true, { isTyping: true });
    const shown = [...matches, ...(near?.ids ?? [])].slice(0, count);
    return shown.map((id) => set.catalog.products[id]?.sku ?? '');
  };
  const isUseful = ({ text, grades }: HalfTyped) => {
    const shown = [
      ...skusOf(text, PRODUCTS),
      ...completeQuery(index, text, QUERIES, 'ar').flatMap((query) => skusOf(query, 1)),
    ];
    return shown.some((sku) => grades.has(sku));
  };
  return [...new Set(set.halfTyped.map(({ split }) => split))].map((split) => {
    const texts = set.halfTyped.filter((text) => text.split === split);
    return `  half-typed, ${split}: ${texts.filter(isUseful).length} of ${texts.length} get a useful suggestion`;
  });
}
