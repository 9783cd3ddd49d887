import type { LinkedOrder } from '@dp/contract/order-links.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { useState } from 'react';
import { Recipient } from '../addresses/recipient.tsx';
import { isApiError } from '../api/api-error.ts';
import { revalidated } from '../api/recent-responses.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { OrderLines } from '../order-lines/order-lines.tsx';
import { OrderNumber } from '../page/order-number.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { browserApi } from '../session/browser-client.ts';
import type { Route } from './+types/confirm-order-page.ts';
import styles from './confirm-order-page.module.css';
import { CorrectAddress } from './correct-address.tsx';
import { DeadLink } from './dead-link.tsx';
import { DeclineOrder } from './decline-order.tsx';
import { LinkTask } from './link-task.tsx';
import { TotalsList } from './totals-list.tsx';
import { useLinkFocus } from './use-link-focus.ts';

export const handle = { header: 'wide', footer: false, toolbar: false } satisfies RouteHandle;

/** Anyone with the link may open it, so no cache may store it. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { token } = params;
  try {
    const { data } = await revalidated(`linked order ${token}`, () =>
      browserApi().call('getLinkedOrder', { body: { token } }),
    );
    return { token, order: data };
  } catch (error) {
    if (isApiError(error, 'order_link_invalid')) return { token, order: undefined };
    throw error;
  }
}

/** The page behind the signed link of an order: one tap confirms it, without logging in. */
export default function ConfirmOrderPage({ loaderData }: Route.ComponentProps) {
  const { token, order } = loaderData;
  const t = useTranslations('orders');
  if (order === undefined) return <DeadLink />;
  return (
    <Page narrow className={styles.page}>
      <PageMeta title={t('link.title')} noIndex />
      <Linked key={token} token={token} loaded={order} />
    </Page>
  );
}

export function HydrateFallback() {
  const t = useTranslations('orders');
  return (
    <Page narrow className={styles.page}>
      <PageMeta title={t('link.title')} noIndex />
      <PageHeader title={t('link.title')} backTo="/" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Page>
  );
}

function Linked({ token, loaded }: { token: string; loaded: LinkedOrder }) {
  const t = useTranslations('orders');
  const errorText = useErrorText();
  const [order, setOrder] = useState(loaded);
  const [task, setTask] = useState<'address' | 'cancel'>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { address, state } = order;
  const focus = useLinkFocus(task, state);

  async function confirm(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { data } = await browserApi().call('confirmLinkedOrder', { body: { token } });
      setOrder(data);
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  const done = (changed: LinkedOrder) => {
    setOrder(changed);
    setTask(undefined);
  };

  return (
    <>
      <PageHeader
        title={t(state === 'open' ? 'link.title' : 'link.yours')}
        detail={<OrderNumber number={order.number} />}
        backTo="/"
      />
      <div ref={focus.said} tabIndex={-1}>
        {state === 'open' ? (
          <p>{t('link.intro')}</p>
        ) : (
          <FormAlert look={state === 'confirmed' ? 'ok' : 'plain'}>{t(`link.${state}`)}</FormAlert>
        )}
      </div>
      <Card title={t('contents')}>
        <OrderLines lines={order.lines} />
        <TotalsList totals={order.totals} />
        <p className={styles.soft}>{t('cashOnDelivery')}</p>
      </Card>
      <Card
        title={t('deliverTo')}
        action={
          order.correctable && task !== 'address' ? (
            <Button
              ref={focus.address}
              look="quiet"
              size="small"
              onClick={() => setTask('address')}
            >
              {t('link.correct')}
            </Button>
          ) : undefined
        }
      >
        {task === 'address' ? (
          <LinkTask>
            <CorrectAddress
              token={token}
              order={order}
              onCorrected={done}
              onClose={() => setTask(undefined)}
            />
          </LinkTask>
        ) : (
          <Recipient address={address} />
        )}
      </Card>
      {task === 'cancel' ? (
        <DeclineOrder token={token} onDeclined={done} onClose={() => setTask(undefined)} />
      ) : null}
      {failure === undefined ? null : <FormAlert>{failure}</FormAlert>}
      {task === undefined && state !== 'cancelled' ? (
        <div className={styles.actions} data-open={state === 'open' || undefined}>
          {state === 'open' ? (
            <Button size="large" full busy={busy} onClick={() => void confirm()}>
              {t('link.confirm')}
            </Button>
          ) : null}
          {order.cancellable ? (
            <Button ref={focus.cancel} look="quiet" full onClick={() => setTask('cancel')}>
              {t('cancel')}
            </Button>
          ) : (
            <ButtonLink to="/contact-us" look="secondary" full>
              {t('help')}
            </ButtonLink>
          )}
        </div>
      ) : null}
    </>
  );
}
