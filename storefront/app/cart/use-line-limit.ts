import { LINE_QUANTITY_MAX } from '@dp/contract/limits.ts';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** How many units of a product one order can have, given its stock: at least 1, for a stepper. */
export function useLineLimit(): (available: number) => number {
  const most = useRouteLoaderData<typeof loader>('root')?.maxUnitsPerLine || LINE_QUANTITY_MAX;
  return (available) => Math.max(1, Math.min(available, most));
}
