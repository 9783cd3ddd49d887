import type { OrderQueue } from '@dp/contract/staff/order-desk.ts';
import type { OrderCard } from '@dp/contract/staff/order-lists.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { lazy, Suspense } from 'react';
import { DataList } from '../parts/data-list.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

// Not what the first screen of a phone needs.
const EmptyOrders = lazy(() => import('./empty-orders.tsx'));

export interface OrderListProps {
  readonly orders: readonly OrderCard[];
  readonly queue: OrderQueue;
  /** The filters that are on, in words. */
  readonly narrowedTo?: readonly string[];
  readonly pending?: boolean;
}

const idOf = ({ id }: OrderCard) => id;
const pageOf = ({ id }: OrderCard) => `/orders/order/${id}`;

/** Orders as a table on desks and as cards on phones; an empty queue says what would be in it. */
export function OrderList({ orders, queue, narrowedTo = [], pending = false }: OrderListProps) {
  const t = useTranslations('orders');
  const columns = useOrderColumns();
  if (orders.length === 0) {
    return (
      <Suspense>
        <EmptyOrders queue={queue} narrowedTo={narrowedTo} />
      </Suspense>
    );
  }
  return (
    <DataList
      label={t(`queues.${queue}`)}
      columns={columns}
      rows={orders}
      rowKey={idOf}
      rowLink={pageOf}
      pending={pending}
    />
  );
}
