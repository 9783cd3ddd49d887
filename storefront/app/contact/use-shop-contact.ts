import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import type { ShopDetails } from './shop-details.ts';

/** The shop's numbers from its settings (`SHOP_PHONE`, `SHOP_WHATSAPP`); unset ones are undefined. */
export function useShopContact(): Partial<Pick<ShopDetails, 'phone' | 'whatsapp'>> {
  return useRouteLoaderData<typeof loader>('root')?.contact ?? {};
}
