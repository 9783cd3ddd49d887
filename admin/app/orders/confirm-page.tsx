import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { CircleCheck, Clock } from 'lucide';
import { redirect, useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { Columns } from '../parts/columns.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/confirm-page.ts';
import { AddressSection } from './address-section.tsx';
import { ConfirmationSection } from './confirmation-section.tsx';
import { CustomerSection } from './customer-section.tsx';
import { OrderLinesSection } from './order-lines-section.tsx';

/** One order to confirm after the other, the riskiest first; without an id, the first that is due. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  if (params.id === undefined) {
    const { data } = await call('getNextToConfirm', { signal });
    if (data.next !== null) throw redirect(`/orders/confirm/${data.next}`);
    return { order: null, left: 0, later: data };
  }
  const [{ data: order }, { data: queues }] = await Promise.all([
    call('getStaffOrder', { params: { id: params.id }, signal }),
    call('countOrderQueues', { signal }),
  ]);
  return { order, left: queues.to_confirm, later: null };
}

export default function ConfirmPage({ loaderData: { order, left, later } }: Route.ComponentProps) {
  const t = useTranslations('order');
  const navigate = useNavigate();
  if (order === null) {
    return (
      <PageFrame title={t('confirmTitle')} back="/orders">
        <NothingDue {...later} />
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

/** Everybody has answered, or was asked and comes up again later. */
function NothingDue({ waiting, until }: StaffCallOutput<'getNextToConfirm'>['data']) {
  const t = useTranslations('order');
  const { dateTime } = useDates();
  const toPack = <ButtonLink to="/orders/to_pack">{t('allConfirmed.next')}</ButtonLink>;
  return until === null ? (
    <EmptyState
      icon={CircleCheck}
      title={t('allConfirmed.title')}
      text={t('allConfirmed.text')}
      action={toPack}
    />
  ) : (
    <EmptyState
      icon={Clock}
      title={t('allLater.title')}
      text={t('allLater.text', { count: waiting, time: dateTime(until) })}
      action={toPack}
    />
  );
}
