import { LINE_QUANTITY_MAX } from '@dp/contract/limits.ts';
import { useRootData } from '../root-data.ts';

/** How many units of a product one order can have, given its stock: at least 1, for a stepper. */
export function useLineLimit(): (available: number) => number {
  const most = useRootData()?.maxUnitsPerLine || LINE_QUANTITY_MAX;
  return (available) => Math.max(1, Math.min(available, most));
}
