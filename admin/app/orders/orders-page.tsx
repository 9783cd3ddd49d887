import { ORDER_QUEUES, ORDER_SORTS, type OrderQueue } from '@dp/contract/staff/order-desk.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { PhoneCall } from 'lucide';
import { useLocation, useNavigation } from 'react-router';
import { call } from '../api/client.ts';
import { DataListSkeleton } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Pager } from '../parts/pager.tsx';
import type { Route } from './+types/orders-page.ts';
import { FindOrders } from './find-orders.tsx';
import { OrderList } from './order-list.tsx';
import { OrderSortSelect } from './order-sort-select.tsx';
import styles from './orders-page.module.css';
import { QueueTabs } from './queue-tabs.tsx';
import { useListKeys } from './use-list-keys.ts';

/** Where the morning begins. */
const FIRST_QUEUE: OrderQueue = 'to_confirm';

/** The list of a queue: sort and cursor are in the address, so that Back and reload show the same page. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const queue = ORDER_QUEUES.find((name) => name === params.queue) ?? FIRST_QUEUE;
  const first = queue === 'to_confirm' ? 'risk' : 'newest';
  const sort = ORDER_SORTS.find((name) => name === address.get('sort')) ?? first;
  const after = address.get('after') ?? undefined;
  const before = after === undefined ? (address.get('before') ?? undefined) : undefined;
  const { signal } = request;
  const [counts, list] = await Promise.all([
    call('countOrderQueues', { signal }),
    call('listStaffOrders', { query: { queue, sort, after, before }, signal }),
  ]);
  return { queue, sort, counts: counts.data, list };
}

export default function OrdersPage({
  loaderData: { queue, sort, counts, list },
}: Route.ComponentProps) {
  const t = useTranslations('orders');
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const isOtherQueue = location !== undefined && location.pathname !== pathname;
  const keys = useListKeys();
  return (
    <PageFrame title={t('title')} actions={<FindOrders />}>
      <QueueTabs counts={counts} current={queue} />
      <div className={styles.bar}>
        <OrderSortSelect sort={sort} />
        {queue === 'to_confirm' && list.data.length > 0 ? (
          <ButtonLink to="/orders/confirm" size="small" icon={<Icon of={PhoneCall} size={18} />}>
            {t('startConfirming')}
          </ButtonLink>
        ) : null}
      </div>
      <section ref={keys} aria-label={t(`queues.${queue}`)}>
        {isOtherQueue ? (
          <DataListSkeleton />
        ) : (
          <OrderList orders={list.data} queue={queue} pending={location !== undefined} />
        )}
      </section>
      <Pager
        previous={list.previous === null ? undefined : { before: list.previous }}
        next={list.next === null ? undefined : { after: list.next }}
      />
    </PageFrame>
  );
}
