import type { OrderQueue } from '@dp/contract/staff/order-desk.ts';
import type { OrderCard } from '@dp/contract/staff/order-lists.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { CircleCheck, Inbox, SearchX } from 'lucide';
import { DataList } from '../parts/data-list.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

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
  const filters = useTranslations('orderFilters');
  const columns = useOrderColumns();
  if (orders.length === 0 && narrowedTo.length > 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={filters('none')}
        text={filters('noneText', {
          queue: t(`queues.${queue}`),
          filters: narrowedTo.join(' · '),
        })}
      />
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={queue === 'all' ? Inbox : CircleCheck}
        title={t(`empty.${queue}.title`)}
        text={t(`empty.${queue}.text`)}
      />
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
