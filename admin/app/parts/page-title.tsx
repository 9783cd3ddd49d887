import { useUnseenOrders } from '../live/new-orders.ts';

/** The title of the browser's tab, with how many new orders wait. */
export function PageTitle({ children }: { children: string }) {
  const unseen = useUnseenOrders();
  return <title>{`${unseen === 0 ? '' : `(${unseen}) `}${children} · DP`}</title>;
}
