import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { SearchX } from 'lucide';
import { redirect } from 'react-router';
import { call } from '../api/client.ts';
import { listAddress } from '../parts/list-address.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/found-orders-page.ts';
import { FindOrders } from './find-orders.tsx';
import { OrderList } from './order-list.tsx';
import { useListKeys } from './use-list-keys.ts';

/** What a search found; an exact number opens its order at once. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { text } = listAddress(request);
  if (text === '') throw redirect('/orders');
  const { data } = await call('findStaffOrders', { query: { text }, signal: request.signal });
  const [only] = data;
  if (only !== undefined && data.length === 1 && only.found_by === 'number') {
    throw redirect(`/orders/order/${only.id}`);
  }
  return { text, orders: data };
}

export default function FoundOrdersPage({ loaderData: { text, orders } }: Route.ComponentProps) {
  const t = useTranslations('orders');
  const keys = useListKeys();
  return (
    <PageFrame
      title={t('found', { count: orders.length })}
      back="/orders"
      actions={<FindOrders text={text} />}
    >
      <section ref={keys} aria-label={t('found', { count: orders.length })}>
        {orders.length === 0 ? (
          <EmptyState
            icon={SearchX}
            title={t('notFound.title', { text })}
            text={t('notFound.text')}
          />
        ) : (
          <OrderList orders={orders} queue="all" />
        )}
      </section>
    </PageFrame>
  );
}
