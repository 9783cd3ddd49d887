import type { GapReason } from '@dp/contract/staff/search-values.ts';
import type { RankedProducts } from './rank-products.ts';

/** What is poor about what a search found; undefined for a good result, and for a stock number's product. */
export function gapOf({ matches, near, corrected, isUnit }: RankedProducts): GapReason | undefined {
  if (isUnit) return undefined;
  if (matches.length === 0) return near === undefined ? 'nothing' : 'near';
  if (matches.length === 1) return 'one';
  return corrected === undefined ? undefined : 'corrected';
}
