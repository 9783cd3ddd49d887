import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { idFrom } from '../api/page-errors.ts';
import { revalidated } from '../api/recent-responses.ts';
import { AskShop } from '../contact/ask-shop.tsx';
import { OrderNumber } from '../page/order-number.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { browserApi } from '../session/browser-client.ts';
import { currentShopper } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/pay-page.ts';
import { BEGIN } from './pay-address.ts';
import styles from './pay-page.module.css';
import { endOf, PaymentEnd } from './payment-end.tsx';
import { PaymentStep } from './payment-step.tsx';
import { holdPlacedOrder } from './placed-order.ts';
import { usePayment } from './use-payment.ts';

export const handle = {
  header: 'wide',
  footer: false,
  toolbar: false,
  refreshable: true,
  requiresLogin: true,
} satisfies RouteHandle;

/** The provider's page sends the shopper back with this. It proves nothing. */
const RETURNED = 'returned';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = idFrom(params.id);
  const { searchParams } = new URL(request.url);
  const call = searchParams.has(RETURNED) ? 'checkPayment' : 'getOrder';
  return shopperPage(request, async () => {
    const [{ data: order }, { data: methods }] = await Promise.all([
      revalidated(`payment of ${id} of ${currentShopper()?.id}`, () =>
        browserApi().call(call, { params: { id: String(id) } }),
      ),
      browserApi().call('listPaymentMethods'),
    ]);
    return {
      order,
      methods: methods.filter(({ method }) => method !== 'cash_on_delivery'),
      returned: searchParams.has(RETURNED),
      begins: searchParams.has(BEGIN),
    };
  });
}

/** Where an order is paid for: the choice, the provider's page and back, and the truth about it. */
export default function PayPage({ loaderData }: Route.ComponentProps) {
  const { methods, returned, begins } = loaderData;
  const t = useTranslations('paying');
  const orders = useTranslations('orders');
  const layout = useTranslations('layout');
  const navigate = useNavigate();
  const payment = usePayment(loaderData.order);
  const { order, awaits, pay } = payment;
  // The empty cart, which Back may lead to, tells of it at once.
  useEffect(() => holdPlacedOrder(order), [order]);
  const beginning = useRef<'not' | 'next' | 'done'>('not');
  useEffect(() => {
    if (!awaits) return;
    if (begins && beginning.current === 'not') {
      beginning.current = 'next';
      // Back from the provider's page must not lead there again, so the address changes before that page comes.
      void navigate('.', { replace: true });
    } else if (!begins && beginning.current === 'next') {
      // Only now, or the order as it was loaded with the new address would replace the payment that has begun.
      beginning.current = 'done';
      void pay(order.payment.method);
    }
  }, [begins, awaits, navigate, pay, order.payment.method]);

  return (
    <Page narrow className={styles.page}>
      <PageMeta title={awaits ? t('title') : t(`endTitles.${endOf(order)}`)} noIndex />
      <PageHeader
        title={awaits ? t('title') : <OrderNumber number={order.number} />}
        backTo={`/order-history/${order.id}`}
      />
      {awaits ? (
        <PaymentStep payment={payment} methods={methods} returned={returned} />
      ) : (
        <PaymentEnd order={order} />
      )}
      <AskShop pair message={orders('askMessage', { number: order.number })}>
        {layout('whatsapp')}
      </AskShop>
    </Page>
  );
}

export function HydrateFallback() {
  const t = useTranslations('paying');
  return (
    <Page narrow>
      <PageMeta title={t('title')} noIndex />
      <PageHeader title={t('title')} backTo="/order-history" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Page>
  );
}
