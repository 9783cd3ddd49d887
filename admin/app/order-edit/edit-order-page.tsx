import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { PackageCheck } from 'lucide';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { StaffApiError } from '../api/staff-api-error.ts';
import { useRefusalText } from '../order-form/use-order-problems.ts';
import { isPackedHere } from '../packing/is-packed-here.ts';
import { UnpackOrder } from '../packing/unpack-order.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/edit-order-page.ts';
import { OrderEditor } from './order-editor.tsx';

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const [{ data: order }, { data: places }] = await Promise.all([
    call('getStaffOrder', { params: { id: params.id }, signal }),
    call('listPlaces', { signal }),
  ]);
  return { order, places };
}

/** Changes a placed order until it is packed. */
export default function EditOrderPage({ loaderData: { order, places } }: Route.ComponentProps) {
  return <OpenedOrder key={order.id} now={order} places={places} />;
}

interface OpenedOrderProps extends Pick<Route.ComponentProps['loaderData'], 'places'> {
  /** As it is by now: the page is read again whenever an order changes. */
  readonly now: StaffOrder;
}

function OpenedOrder({ now, places }: OpenedOrderProps) {
  // What was typed belongs to the version that it was typed over.
  const [order, setOrder] = useState(now);
  // Unpacked or taken back meanwhile, it can be edited after all; nothing is typed yet.
  if (!order.editable && now.version !== order.version) setOrder(now);
  if (!order.editable) return <NotEditable order={order} />;
  return (
    <OrderEditor
      key={order.version}
      order={order}
      places={places}
      now={now}
      onTakeTheirs={setOrder}
    />
  );
}

function NotEditable({ order }: { readonly order: StaffOrder }) {
  const t = useTranslations('orderForm');
  const refusalText = useRefusalText();
  const { state, packing } = order;
  const refusal = new StaffApiError({
    status: 409,
    code: 'order_not_editable',
    data: { state, packing },
  });
  const page = `/orders/order/${order.id}`;
  const isPacked = isPackedHere(order);
  return (
    <PageFrame title={t('edit.title', { number: order.number })} back={page}>
      <EmptyState
        icon={PackageCheck}
        title={t(isPacked ? 'edit.packed' : 'edit.closed')}
        text={isPacked ? t('edit.packedText') : refusalText(refusal)}
        action={
          <>
            {isPacked ? <UnpackOrder order={order} /> : null}
            <ButtonLink to={page}>{t('toOrder')}</ButtonLink>
          </>
        }
      />
    </PageFrame>
  );
}
