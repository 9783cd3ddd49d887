import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Suspense, useEffect, useState } from 'react';
import { OrderNumber } from '../page/order-number.tsx';
import { PaymentDue, toPayOf } from '../paying/payment-due.tsx';
import { cachedPlacedOrder } from '../paying/placed-order.ts';
import { browserApi } from '../session/browser-client.ts';
import { perhapsUnpaid } from './just-placed.ts';

/** On the empty cart: the order that emptied it, as long as it waits for its payment. */
export function UnpaidOrder() {
  // Its texts may still load: without a boundary the whole page would be hidden until then.
  return (
    <Suspense>
      <Unpaid />
    </Suspense>
  );
}

function Unpaid() {
  const t = useTranslations('paying');
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
  const toPay = order && toPayOf(order);
  if (order === undefined || toPay === undefined) return null;
  return (
    <Card
      title={<OrderNumber number={order.number} />}
      action={<Badge look="warning">{t('waiting')}</Badge>}
    >
      <PaymentDue orderId={order.id} toPay={toPay} wide />
    </Card>
  );
}
