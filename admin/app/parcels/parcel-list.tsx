import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { DataList } from '../parts/data-list.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { ParcelStateBadge } from './parcel-state-badge.tsx';

export interface ParcelListProps {
  readonly label: string;
  readonly parcels: readonly StaffParcel[];
  readonly pending?: boolean;
}

/** Parcels with where they are and what is to be collected. */
export function ParcelList({ label, parcels, pending = false }: ParcelListProps) {
  const t = useTranslations('parcels');
  const { price } = useFormat();
  const locale = useLocale();
  return (
    <DataList
      label={label}
      rows={parcels}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/parcels/${id}`}
      pending={pending}
      columns={[
        {
          key: 'order',
          header: t('order'),
          card: 'title',
          cell: ({ order }) => <bdi>{order.number}</bdi>,
        },
        {
          key: 'state',
          header: t('state'),
          card: 'side',
          cell: (parcel) => (
            <>
              <ParcelStateBadge parcel={parcel} />{' '}
              {parcel.label_outdated ? <Badge look="warning">{t('oldLabel')}</Badge> : null}
            </>
          ),
        },
        { key: 'name', header: t('customer'), card: 'plain', cell: ({ order }) => order.name },
        { key: 'since', header: t('since'), cell: ({ state_at: at }) => <TimeAgo at={at} /> },
        {
          key: 'courier',
          header: t('courier'),
          cell: ({ courier }) => courier?.name[locale] ?? t('noCourier'),
        },
        {
          key: 'cash',
          header: t('cash'),
          align: 'end',
          cell: ({ cash }) => <bdi>{price(cash)}</bdi>,
        },
      ]}
    />
  );
}
