import type { RankedProducts } from './rank-products.ts';

/** What was poor about a search: no result, only near products, one product, a correction, or no tap. */
export const GAP_REASONS = ['nothing', 'near', 'one', 'corrected', 'untapped'] as const;
export type GapReason = (typeof GAP_REASONS)[number];

/** What is poor about what a search found; undefined for a good result, and for a stock number's product. */
export function gapOf({ matches, near, corrected, isUnit }: RankedProducts): GapReason | undefined {
  if (isUnit) return undefined;
  if (matches.length === 0) return near === undefined ? 'nothing' : 'near';
  if (matches.length === 1) return 'one';
  return corrected === undefined ? undefined : 'corrected';
}
