import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { CircleCheck, Inbox, SearchX } from 'lucide';
import type { OrderListProps } from './order-list.tsx';

/** In place of a list: what would be in the queue, or that no order of it fits the filters. */
export default function EmptyOrders({
  queue,
  narrowedTo = [],
}: Pick<OrderListProps, 'queue' | 'narrowedTo'>) {
  const t = useTranslations('orders');
  const filters = useTranslations('orderFilters');
  if (narrowedTo.length > 0) {
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
  return (
    <EmptyState
      icon={queue === 'all' ? Inbox : CircleCheck}
      title={t(`empty.${queue}.title`)}
      text={t(`empty.${queue}.text`)}
    />
  );
}
