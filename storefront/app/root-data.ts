import type { Locale } from '@dp/contract/locale.ts';
import { useRouteLoaderData } from 'react-router';
import type { ShownShop } from './page/shown-shop.ts';

/** What the server sends along with every page. */
export interface RootData {
  readonly locale: Locale;
  readonly origin: string;
  readonly maxUnitsPerLine: number;
  /** From so many units down a page says how many are left. */
  readonly fewUnits: number;
  readonly shop: ShownShop;
}

/** Undefined while even the root could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
