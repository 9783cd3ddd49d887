import { useUnseenOrders } from '../live/new-orders.ts';
import { useShopTitle } from '../session/me.ts';

/** The title of the browser's tab, with how many new orders wait. */
export function PageTitle({ children }: { children: string }) {
  const unseen = useUnseenOrders();
  const shop = useShopTitle();
  const after = shop === undefined ? '' : ` · ${shop}`;
  return <title>{`${unseen === 0 ? '' : `(${unseen}) `}${children}${after}`}</title>;
}
