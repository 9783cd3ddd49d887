import type { CustomerPage } from '@dp/contract/staff/customers.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge, type BadgeProps } from '@dp/ui/parts/badge.tsx';
import { DataList } from '../parts/data-list.tsx';
import { Section } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';

type BriefOrder = CustomerPage['newest_orders'][number];

const LOOKS: Readonly<Record<BriefOrder['state'], BadgeProps['look']>> = {
  draft: 'warning',
  ongoing: 'ok',
  dispatched: 'plain',
  delivered: 'ok',
  completed: 'ok',
  cancelled: 'danger',
  returned: 'danger',
};

/** The newest orders of a customer with their outcomes. */
export function CustomerOrders({ customer }: { readonly customer: CustomerPage }) {
  const t = useTranslations('customers');
  const orders = useTranslations('orders');
  const { price } = useFormat();
  const { newest_orders: newest } = customer;
  return (
    <Section title={t('orders')} text={newest.length === 0 ? t('noOrdersText') : undefined}>
      {newest.length === 0 ? null : (
        <DataList
          framed
          label={t('orders')}
          rows={newest}
          rowKey={({ id }) => id}
          rowLink={({ id }) => `/orders/order/${id}`}
          columns={[
            {
              key: 'number',
              header: orders('columns.order'),
              card: 'title',
              cell: ({ number }) => <bdi>{number}</bdi>,
            },
            {
              key: 'state',
              header: orders('columns.state'),
              card: 'side',
              cell: ({ state, refused }) => (
                <Badge look={LOOKS[state]}>
                  {refused ? t('refusedAtDoor') : orders(`states.${state}`)}
                </Badge>
              ),
            },
            {
              key: 'at',
              header: t('columns.at'),
              cell: ({ placed_at: at }) => <TimeAgo at={at} />,
            },
            {
              key: 'total',
              header: orders('columns.total'),
              align: 'end',
              cell: ({ total }) => <bdi>{price(total)}</bdi>,
            },
          ]}
        />
      )}
    </Section>
  );
}
