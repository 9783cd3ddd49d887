import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Suspense, useEffect, useState } from 'react';
import { OrderNumber } from '../page/order-number.tsx';
import { PaymentDue, toPayOf } from '../paying/payment-due.tsx';
import { cachedPlacedOrder } from '../paying/placed-order.ts';
import { browserApi } from '../session/browser-client.ts';
import { perhapsUnpaid } from './just-placed.ts';

/** The order that emptied the cart, as long as it waits for its payment. */
export function useUnpaidOrder(): Order | undefined {
  const [order, setOrder] = useState(() => cachedPlacedOrder(perhapsUnpaid()?.orderId));
  useEffect(() => {
    const id = perhapsUnpaid()?.orderId;
    if (id === undefined) return undefined;
    let shown = true;
    browserApi()
      .call('getOrder', { params: { id: String(id) } })
      .then(
        ({ data }) => {
          if (shown) setOrder(data);
        },
        // The cart is empty with or without it.
        () => undefined,
      );
    return () => {
      shown = false;
    };
  }, []);
  return order && toPayOf(order) && order;
}

/** On the empty cart: that order, and the way to its payment. */
export function UnpaidOrder({ order }: { readonly order: Order }) {
  // Its texts may still load: without a boundary the whole page would be hidden until then.
  return (
    <Suspense>
      <Unpaid order={order} />
    </Suspense>
  );
}

function Unpaid({ order }: { readonly order: Order }) {
  const t = useTranslations('paying');
  const toPay = toPayOf(order);
  if (toPay === undefined) return null;
  return (
    <Card
      title={<OrderNumber number={order.number} />}
      action={<Badge look="warning">{t('waiting')}</Badge>}
    >
      <PaymentDue orderId={order.id} toPay={toPay} />
    </Card>
  );
}
