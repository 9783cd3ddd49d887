import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { OrderLines } from '../order-lines/order-lines.tsx';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import { isPrepared, WhatNext } from '../parcels/what-next.tsx';
import { BoughtLamp } from '../pictures/bought-lamp.tsx';
import { useReorder } from '../reordering/use-reorder.ts';
import styles from './pay-page.module.css';
import { PaymentMethodName, PaymentSummary } from './payment-summary.tsx';
import { SoughtTransfer } from './sought-transfer.tsx';

/** Why an order waits for no payment: it ended without one, was paid, or is paid at the door. */
export function endOf({ status, payment }: Order): 'ended' | 'paid' | 'notNeeded' {
  if (status === 'cancelled') return 'ended';
  return payment.state === 'paid' ? 'paid' : 'notNeeded';
}

/** An order that waits for no payment; its lamp is lit unless it was cancelled. */
export function PaymentEnd({ order }: { readonly order: Order }) {
  const t = useTranslations('paying');
  const checkout = useTranslations('checkout');
  const orders = useTranslations('orders');
  const { reorder, busy } = useReorder(order);
  const end = endOf(order);
  return (
    <div className={styles.end}>
      {end === 'ended' ? <UnlitLamp /> : <BoughtLamp lines={order.lines} />}
      <h2 className={styles.endTitle}>{t(`endTitles.${end}`)}</h2>
      <EndText order={order} />
      <SoughtTransfer order={order} />
      {end === 'paid' ? (
        <p className={styles.soft}>
          <PaymentMethodName payment={order.payment} />
        </p>
      ) : null}
      {end === 'ended' && order.payment.state !== 'awaiting' ? (
        <PaymentSummary order={order} />
      ) : null}
      <ButtonLink to={`/order-history/${order.id}`} size="large" full>
        {t('toOrder')}
      </ButtonLink>
      {end === 'ended' ? (
        <Button look="secondary" size="large" full busy={busy} onClick={() => void reorder()}>
          {orders('reorder')}
        </Button>
      ) : null}
      {end === 'paid' && isPrepared(order) ? (
        <>
          <ButtonLink to="/shopping" look="secondary" size="large" full>
            {checkout('continueShopping')}
          </ButtonLink>
          <WhatNext order={order} />
        </>
      ) : null}
      {end === 'ended' ? (
        <Card title={checkout('items')}>
          <OrderLines lines={order.lines} />
        </Card>
      ) : null}
    </div>
  );
}

function EndText({ order }: { readonly order: Order }) {
  const t = useTranslations('paying');
  const { price } = useFormat();
  const { payment, status, timeline } = order;
  const end = endOf(order);
  const arrived = status === 'delivered' || status === 'completed';
  const texts = {
    paid: () => t('paidText', { amount: isolated(price(payment.paid)) }),
    notNeeded: () => t(arrived ? 'paidAtDoor' : 'notNeededText'),
    ended: () => t(timeline.at(-1)?.actor === 'shopper' ? 'cancelledText' : 'endedText'),
  };
  // For a paid order that was cancelled the summary shows the refund.
  if (end === 'ended' && payment.state !== 'awaiting') return null;
  return <p role="status">{texts[end]()}</p>;
}
