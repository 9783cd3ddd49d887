import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { useNavigate } from 'react-router';
import { idFrom } from '../api/page-errors.ts';
import { revalidated } from '../api/recent-responses.ts';
import { ListTrail } from '../layout/list-trail.tsx';
import { AccountPage } from '../page/account-page.tsx';
import { OrderNumber } from '../page/order-number.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import { loadAccountInfo } from '../session/account-info.ts';
import { browserApi } from '../session/browser-client.ts';
import { currentShopper } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/ask-for-return-page.ts';
import { JUST_ASKED } from './order-returns.tsx';
import { lastFreeDay, openReasons } from './return-choices.ts';
import { ReturnForm } from './return-form.tsx';

export const handle = {
  header: 'wide',
  footer: false,
  toolbar: false,
  requiresLogin: true,
} satisfies RouteHandle;

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = idFrom(params.id);
  const { pathname } = new URL(request.url);
  const load = () =>
    shopperPage(request, () =>
      Promise.all([
        browserApi().call('getOrderReturns', { params: { id } }),
        browserApi().call('getOrder', { params: { id: String(id) } }),
        // Only for what it offers to begin with.
        loadAccountInfo(pathname).catch(() => undefined),
      ]),
    );
  const [{ data }, { data: order }, account] = await revalidated(
    `return of ${id} for ${currentShopper()?.id}`,
    load,
  );
  return {
    id,
    number: order.number,
    deliveryPaid: order.totals.shipping > 0,
    mobile: walletOf(account?.phone_number),
    ...data,
  };
}

/** An Egyptian mobile number as its wallet has it; undefined for any other, which has none. */
function walletOf(phone: string | null | undefined): string | undefined {
  return phone?.startsWith('+201') ? `0${phone.slice('+20'.length)}` : undefined;
}

/** Asks to send pieces of an order back, or claims for them under warranty. */
export default function AskForReturnPage({ loaderData }: Route.ComponentProps) {
  const { id, number, lines, mobile, deliveryPaid } = loaderData;
  const { payout_needed: payoutNeeded, free_way_back: freeWayBack } = loaderData;
  const t = useTranslations('returns');
  const orders = useTranslations('orders');
  const { dayMonth } = useDates();
  const navigate = useNavigate();
  const order = `/order-history/${id}`;
  const reasons = openReasons(lines);
  const free = lastFreeDay(lines);
  return (
    <AccountPage>
      <PageMeta title={t('askTitle')} noIndex />
      <ListTrail
        items={[
          { label: orders('title'), to: '/order-history' },
          { label: orders('orderTitle', { number }), to: order },
          { label: t('askTitle') },
        ]}
      />
      <PageHeader title={t('askTitle')} detail={<OrderNumber number={number} />} backTo={order} />
      {reasons.length === 0 ? (
        <EmptyState
          picture={<UnlitLamp />}
          title={t('nothing.title')}
          text={t('nothing.text')}
          action={<ButtonLink to="/contact-us">{t('nothing.contact')}</ButtonLink>}
        />
      ) : (
        <>
          <p>{free === undefined ? t('onlyFaults') : t('until', { day: dayMonth(free) })}</p>
          <ReturnForm
            orderId={id}
            lines={lines}
            reasons={reasons}
            payoutNeeded={payoutNeeded}
            mobile={mobile}
            deliveryPaid={deliveryPaid}
            freeWayBack={freeWayBack}
            onAsked={async () => {
              showToast(t('sent'), { look: 'ok' });
              // The order's page shows the request and what comes next.
              await navigate(order, {
                replace: true,
                preventScrollReset: true,
                state: JUST_ASKED,
              });
            }}
          />
        </>
      )}
    </AccountPage>
  );
}

export function HydrateFallback() {
  const t = useTranslations('returns');
  return (
    <AccountPage>
      <PageMeta title={t('askTitle')} noIndex />
      <PageHeader title={t('askTitle')} backTo="/order-history" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </AccountPage>
  );
}
