import type { OrderSummary } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ListEnd } from '@dp/ui/navigation/list-end.tsx';
import { useCallback } from 'react';
import { type ListPage, usePages } from '../api/use-pages.ts';
import { isBegun } from '../paying/payment-due.tsx';
import { Picks } from '../product-lists/picks.tsx';
import { loadOrders, type OrderFilter } from './load-orders.ts';
import { OrderCard } from './order-card.tsx';
import styles from './order-list.module.css';

/** With fewer orders a phone's screen is not full. */
const FEW = 3;

export interface OrderListProps {
  readonly filter: OrderFilter;
  readonly first: ListPage<OrderSummary>;
}

/** The orders of the history, loaded page by page. */
export function OrderList({ filter, first }: OrderListProps) {
  const t = useTranslations('orders');
  const load = useCallback((offset: number) => loadOrders(filter, { offset }), [filter]);
  const { items, state, more, near } = usePages(first, load);
  // Of several that wait for their payment one way stands out.
  const firstDue = items.find(({ to_pay: due }) => due !== null && !isBegun(due))?.id;
  return (
    <>
      <ul className={styles.list} aria-busy={state === 'loading'}>
        {items.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} quiet={order.id !== firstDue} />
          </li>
        ))}
      </ul>
      <ListEnd state={state} failed={t('moreFailed')} onMore={more} onNear={near} />
      {state === 'end' && items.length < FEW ? <Picks from={14} /> : null}
    </>
  );
}
