import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ErrorState } from '@dp/ui/parts/error-state.tsx';
import { SearchX } from 'lucide';
import { call } from '../api/client.ts';
import { isStaffApiError } from '../api/staff-api-error.ts';
import { Columns } from '../parts/columns.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { OrderMoneySection } from '../payments/order-money-section.tsx';
import { OrderReturnsSection } from '../returns/order-returns-section.tsx';
import type { Route } from './+types/order-page.ts';
import { AddressSection } from './address-section.tsx';
import { ConfirmationSection } from './confirmation-section.tsx';
import { CustomerSection } from './customer-section.tsx';
import { InvoiceSection } from './invoice-section.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderLinesSection } from './order-lines-section.tsx';
import styles from './order-page.module.css';
import { OrderStateBadge } from './order-state-badge.tsx';
import { OrderTimeline } from './order-timeline.tsx';

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? params.id : '0';
  try {
    const input = { params: { id }, signal: request.signal };
    const [{ data: order }, { data: money }, { data: correction }] = await Promise.all([
      call('getStaffOrder', input),
      call('getOrderMoney', input),
      call('getAddressCorrection', input),
    ]);
    // Only what has been delivered can come back.
    const mayComeBack = ['dispatched', 'delivered', 'completed'].includes(order.state);
    const returns = mayComeBack
      ? (await call('listReturns', { query: { order: id }, signal: request.signal })).data
      : [];
    return { order, money, returns, correction };
  } catch (error) {
    if (isStaffApiError(error, 'order_not_found')) return null;
    throw error;
  }
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('order');
  const orders = useTranslations('orders');
  if (loaderData === null) {
    return (
      <PageFrame title={orders('title')} back="/orders">
        <ErrorState icon={SearchX} title={t('gone.title')} text={t('gone.text')} />
      </PageFrame>
    );
  }
  const { order, money, returns, correction } = loaderData;
  const waits = order.state === 'draft' && money.state !== 'awaiting';
  return (
    <PageFrame
      title={order.number}
      back="/orders"
      intro={
        <span className={styles.intro}>
          <OrderStateBadge order={order} />
          <TimeAgo at={order.placed_at} />
        </span>
      }
      actions={<OrderActions order={order} money={money} />}
    >
      <Columns
        main={
          <>
            {waits ? <ConfirmationSection key={order.id} order={order} /> : null}
            <OrderLinesSection order={order} />
            <OrderReturnsSection returns={returns} />
            <OrderTimeline key={order.id} order={order} />
          </>
        }
        side={
          <>
            <OrderMoneySection key={order.id} money={money} />
            <InvoiceSection order={order} />
            <CustomerSection order={order} />
            <AddressSection order={order} correction={correction} />
          </>
        }
      />
    </PageFrame>
  );
}
