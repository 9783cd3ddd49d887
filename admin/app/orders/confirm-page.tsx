import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { CircleCheck } from 'lucide';
import { redirect, useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { Columns } from '../parts/columns.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/confirm-page.ts';
import { AddressSection } from './address-section.tsx';
import { ConfirmationSection } from './confirmation-section.tsx';
import { CustomerSection } from './customer-section.tsx';
import { OrderLinesSection } from './order-lines-section.tsx';

/** One order to confirm after the other, the riskiest first; without an id, the first. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  if (params.id === undefined) {
    const { data } = await call('listStaffOrders', {
      query: { queue: 'to_confirm', sort: 'risk', limit: '1' },
      signal,
    });
    const [first] = data;
    if (first !== undefined) throw redirect(`/orders/confirm/${first.id}`);
    return { order: null, left: 0 };
  }
  const [{ data: order }, { data: queues }] = await Promise.all([
    call('getStaffOrder', { params: { id: params.id }, signal }),
    call('countOrderQueues', { signal }),
  ]);
  return { order, left: queues.to_confirm };
}

export default function ConfirmPage({ loaderData: { order, left } }: Route.ComponentProps) {
  const t = useTranslations('order');
  const navigate = useNavigate();
  if (order === null) {
    return (
      <PageFrame title={t('confirmTitle')} back="/orders">
        <EmptyState
          icon={CircleCheck}
          title={t('allConfirmed.title')}
          text={t('allConfirmed.text')}
          action={<ButtonLink to="/orders/to_pack">{t('allConfirmed.next')}</ButtonLink>}
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={order.number} intro={t('left', { count: left })} back="/orders/to_confirm">
      <Columns
        main={
          <>
            <ConfirmationSection
              key={order.id}
              order={order}
              onNext={(next) =>
                navigate(next === null ? '/orders/confirm' : `/orders/confirm/${next}`, {
                  replace: true,
                })
              }
            />
            <OrderLinesSection order={order} />
          </>
        }
        side={
          <>
            <CustomerSection order={order} />
            <AddressSection order={order} />
          </>
        }
      />
    </PageFrame>
  );
}
