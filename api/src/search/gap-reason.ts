import type { GapReason } from '@dp/contract/staff/search-values.ts';
import type { FoundProducts } from './pinned-products.ts';

/**
 * What is poor about what a search found; undefined for a good result, for a stock number's product, and where
 * staff have pinned what answers it.
 */
export function gapOf({
  matches,
  near,
  corrected,
  isUnit,
  pinned,
}: FoundProducts): GapReason | undefined {
  if (isUnit || pinned > 0) return undefined;
  if (matches.length === 0) return near === undefined ? 'nothing' : 'near';
  if (matches.length === 1) return 'one';
  return corrected === undefined ? undefined : 'corrected';
}
