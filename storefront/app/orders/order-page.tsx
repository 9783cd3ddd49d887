import type { OrderWithParcels } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { FileText } from 'lucide';
import { Recipient } from '../addresses/recipient.tsx';
import { isApiError } from '../api/api-error.ts';
import { idFrom } from '../api/page-errors.ts';
import { revalidated } from '../api/recent-responses.ts';
import { ListTrail } from '../layout/list-trail.tsx';
import { OrderLines } from '../order-lines/order-lines.tsx';
import { AccountPage } from '../page/account-page.tsx';
import { OrderNumber } from '../page/order-number.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { PaymentSummary } from '../paying/payment-summary.tsx';
import { SoughtTransfer } from '../paying/sought-transfer.tsx';
import { loadOrderReturns } from '../returns/load-order-returns.ts';
import { OrderReturns } from '../returns/order-returns.tsx';
import { browserApi } from '../session/browser-client.ts';
import { currentShopper } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/order-page.ts';
import { hasInvoice } from './has-invoice.ts';
import { MissingOrder } from './missing-order.tsx';
import { OrderActions } from './order-actions.tsx';
import styles from './order-page.module.css';
import { OrderWay } from './order-way.tsx';
import { TotalsList } from './totals-list.tsx';

export const handle = {
  header: 'wide',
  footer: false,
  refreshable: true,
  requiresLogin: true,
} satisfies RouteHandle;

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = idFrom(params.id);
  const order = await revalidated(`order ${id} of ${currentShopper()?.id}`, () =>
    shopperPage(request, () => findOrder(id)),
  );
  return { order, returns: order && (await loadOrderReturns(order)) };
}

/** Undefined for another's order too: the shop does not say which there are. */
async function findOrder(id: number): Promise<OrderWithParcels | undefined> {
  try {
    return (await browserApi().call('getOrder', { params: { id: String(id) } })).data;
  } catch (error) {
    if (isApiError(error, 'order_not_found')) return undefined;
    throw error;
  }
}

/** One order: where it is, what can be done about it, lines, totals and address. */
export default function OrderPage({ loaderData: { order, returns } }: Route.ComponentProps) {
  return order === undefined ? <MissingOrder /> : <OneOrder order={order} returns={returns} />;
}

interface OneOrderProps {
  readonly order: OrderWithParcels;
  readonly returns: Awaited<ReturnType<typeof loadOrderReturns>>;
}

function OneOrder({ order, returns }: OneOrderProps) {
  const t = useTranslations('orders');
  const checkout = useTranslations('checkout');
  const dates = useDates();
  return (
    <AccountPage>
      <PageMeta title={t('orderTitle', { number: order.number })} noIndex />
      <ListTrail
        items={[
          { label: t('title'), to: '/order-history' },
          { label: t('orderTitle', { number: order.number }) },
        ]}
      />
      <PageHeader
        title={<OrderNumber number={order.number} className={styles.number} />}
        detail={<time dateTime={order.placed_at}>{dates.date(order.placed_at)}</time>}
        backTo="/order-history"
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderWay order={order} />
          <OrderActions order={order} />
          <Card
            title={t('contents')}
            action={
              <span className={styles.soft}>{t('units', { count: order.total_quantity })}</span>
            }
          >
            <OrderLines lines={order.lines} />
          </Card>
          {returns === undefined ? null : <OrderReturns orderId={order.id} {...returns} />}
        </div>
        <div className={styles.column}>
          <Card title={checkout('paymentTitle')}>
            <TotalsList totals={order.totals} goods={order} />
            {order.voucher_code === null ? null : (
              <p className={styles.soft}>
                {t.rich('voucher', {
                  code: order.voucher_code,
                  ltr: (words) => <bdi dir="ltr">{words}</bdi>,
                })}
              </p>
            )}
            <PaymentSummary order={order} />
            <SoughtTransfer order={order} />
            {hasInvoice(order) ? (
              <ButtonLink
                to={`/invoices/${order.id}`}
                look="secondary"
                full
                icon={<Icon of={FileText} />}
                className={styles.invoice}
              >
                {t('invoice')}
              </ButtonLink>
            ) : null}
          </Card>
          <Card title={t('deliverTo')}>
            <Recipient address={order.address} />
            {order.note === null ? null : (
              <p className={styles.note}>
                <span className={styles.soft}>{t('note')}</span>
                <bdi>{order.note}</bdi>
              </p>
            )}
          </Card>
        </div>
      </div>
    </AccountPage>
  );
}

/** An order's own shape; its number is not the one in the address. */
export function HydrateFallback() {
  const t = useTranslations('orders');
  return (
    <AccountPage>
      <PageMeta title={t('one')} noIndex />
      <PageHeader
        title={t('one')}
        detail={<Skeleton className={styles.dateSkeleton} />}
        backTo="/order-history"
      />
      <div className={styles.columns} aria-busy>
        <div className={styles.column}>
          <Skeleton shape="block" />
          <Skeleton className={styles.actionSkeleton} />
          <Skeleton shape="block" />
        </div>
        <div className={styles.column}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </div>
    </AccountPage>
  );
}
