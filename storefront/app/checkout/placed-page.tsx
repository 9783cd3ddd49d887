import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Page } from '@dp/ui/navigation/page.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { firstName } from '../accounts/first-name.ts';
import { idFrom } from '../api/page-errors.ts';
import { isRefreshing, revalidated } from '../api/recent-responses.ts';
import { OrderLines } from '../order-lines/order-lines.tsx';
import { TotalsList } from '../orders/totals-list.tsx';
import { leadOn } from '../page/lead-on.ts';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { isPrepared, WhatNext } from '../parcels/what-next.tsx';
import { payAddress } from '../paying/pay-address.ts';
import { cachedPlacedOrder } from '../paying/placed-order.ts';
import { BoughtLamp } from '../pictures/bought-lamp.tsx';
import { browserApi } from '../session/browser-client.ts';
import { currentShopper } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/placed-page.ts';
import styles from './placed-page.module.css';
import { settleCart } from './settle-cart.ts';

export const handle = {
  footer: false,
  refreshable: true,
  requiresLogin: true,
} satisfies RouteHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  return shopperPage(request, async () => {
    // Opened without an id: the newest order is first there.
    if (!searchParams.has('id')) throw leadOn(request, '/order-history');
    const id = idFrom(searchParams.get('id') ?? undefined);
    const order = await revalidated(`placed order ${id} of ${currentShopper()?.id}`, async () => {
      const held = isRefreshing() ? undefined : cachedPlacedOrder(id);
      return held ?? (await browserApi().call('getOrder', { params: { id: String(id) } })).data;
    });
    // Before the navigation: going back shows the cart as it is now.
    settleCart(order.id);
    if (order.status === 'draft' && order.payment.state === 'awaiting') {
      throw leadOn(request, payAddress(order.id, !searchParams.has('before')));
    }
    // The page says what happens next, which is outdated once the order was dispatched or has ended.
    if (!isPrepared(order)) throw leadOn(request, `/order-history/${order.id}`);
    return { order, placedBefore: searchParams.has('before') };
  });
}

/** The placed order: its number, what happens next, further links. Only now is the cart emptied. */
export default function PlacedPage({ loaderData }: Route.ComponentProps) {
  const { order, placedBefore } = loaderData;
  const t = useTranslations('checkout');
  const format = useFormat();
  const isPaid = order.payment.state === 'paid';
  return (
    <Page narrow className={styles.page}>
      <PageMeta title={t('placedTitle')} noIndex />
      <div className={styles.head}>
        <BoughtLamp lines={order.lines} />
        <h1 className={styles.title}>{t('placedTitle')}</h1>
        <p className={styles.text}>
          {t('placedText', { name: firstName(order.address.full_name) })}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('orderNumber')}</dt>
            <dd>
              <bdi dir="ltr">{order.number}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t(isPaid ? 'paidAmount' : 'toPay')}</dt>
            <dd>
              <bdi>{format.price(isPaid ? order.payment.paid : order.totals.total)}</bdi>
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={`/order-history/${order.id}`} size="large" full>
          {t('track')}
        </ButtonLink>
        <ButtonLink to="/shopping" look="secondary" size="large" full>
          {t('continueShopping')}
        </ButtonLink>
      </div>
      {placedBefore ? <FormAlert look="plain">{t('placedBefore')}</FormAlert> : null}
      <WhatNext order={order} />
      <Card title={t('items')}>
        <OrderLines lines={order.lines} />
        <TotalsList totals={order.totals} goods={order} />
      </Card>
    </Page>
  );
}

export function HydrateFallback() {
  const t = useTranslations('checkout');
  return (
    <Page narrow>
      <PageMeta title={t('placedTitle')} noIndex />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Page>
  );
}
