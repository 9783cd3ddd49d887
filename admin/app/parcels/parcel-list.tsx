import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Package } from 'lucide';
import { PagedList } from '../parts/paged-list.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import styles from './parcel.module.css';
import { ParcelStateBadge } from './parcel-state-badge.tsx';

/** Parcels with where they are and what is to be collected. */
export function ParcelList({ data, next }: StaffCallOutput<'listParcels'>) {
  const t = useTranslations('parcels');
  const { price } = useFormat();
  const locale = useLocale();
  return (
    <PagedList
      label={t('title')}
      rows={data}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/parcels/${id}`}
      columns={[
        {
          key: 'order',
          header: t('order'),
          card: 'title',
          cell: ({ order }) => <bdi className={styles.number}>{order.number}</bdi>,
        },
        {
          key: 'state',
          header: t('state'),
          card: 'side',
          cell: (parcel) => <State parcel={parcel} />,
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
      empty={<EmptyState icon={Package} title={t('empty.title')} text={t('empty.text')} />}
      next={{ before: next }}
    />
  );
}

/** Where a parcel is, and what of its corrected address somebody has to see to. */
function State({ parcel }: { readonly parcel: StaffParcel }) {
  const t = useTranslations('parcels');
  const { correction, label_outdated: hasOldLabel } = parcel;
  return (
    <span className={styles.badges}>
      <ParcelStateBadge parcel={parcel} />
      {correction === 'refused' ? <Badge look="danger">{t('companyRefused')}</Badge> : null}
      {correction === 'pending' ? <Badge look="warning">{t('companyPending')}</Badge> : null}
      {hasOldLabel ? <Badge look="warning">{t('oldLabel')}</Badge> : null}
    </span>
  );
}
