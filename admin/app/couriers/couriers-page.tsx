import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Bike, Plus } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api/client.ts';
import { TrailLink } from '../audit/trail-link.tsx';
import { type Column, DataList } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PhoneNumber } from '../parts/phone-number.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/couriers-page.ts';
import { CourierDialog } from './courier-dialog.tsx';
import styles from './couriers-page.module.css';

export type Courier = StaffCallOutput<'listCouriers'>['data'][number];

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return (await call('listCouriers', { signal })).data;
}

/** Who takes parcels to customers; retired ones stay for their cash and for the past. */
export default function CouriersPage({ loaderData: couriers }: Route.ComponentProps) {
  const t = useTranslations('couriers');
  const locale = useLocale();
  const mayEdit = useMay('rates.edit');
  const [edited, setEdited] = useState<number | 'new'>();
  const columns: readonly Column<Courier>[] = [
    {
      key: 'name',
      header: t('name'),
      card: 'title',
      cell: ({ name }) => <bdi>{name[locale]}</bdi>,
    },
    { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}.title`) },
    {
      key: 'phone',
      header: t('phone'),
      cell: ({ phone }) =>
        phone === null ? (
          '—'
        ) : (
          <a href={`tel:${phone}`} className={styles.link}>
            <PhoneNumber of={phone} />
          </a>
        ),
    },
    {
      key: 'cash',
      header: t('cash'),
      cell: ({ id, name }) => (
        <Link
          to={`/cash/${id}`}
          className={styles.link}
          aria-label={t('cashOf', { name: name[locale] })}
        >
          {t('toCash')}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'side',
      cell: ({ active }) => (
        <Badge look={active ? 'ok' : 'plain'}>{active ? t('active') : t('retired')}</Badge>
      ),
    },
  ];
  return (
    <PageFrame
      title={t('title')}
      intro={t('intro')}
      actions={
        mayEdit ? (
          <>
            {couriers.some(({ kind }) => kind === 'bosta') ? (
              <ButtonLink look="secondary" to="/couriers/places">
                {t('places')}
              </ButtonLink>
            ) : null}
            <Button icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          </>
        ) : undefined
      }
    >
      {couriers.length === 0 ? (
        <EmptyState icon={Bike} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <DataList
          label={t('title')}
          columns={columns}
          rows={couriers.toSorted((one, other) => Number(other.active) - Number(one.active))}
          rowKey={({ id }) => id}
          {...(mayEdit
            ? {
                rowActions: ({ id, name }: Courier) => (
                  <>
                    <TrailLink kind="courier" id={id} name={name[locale]} />
                    <Button
                      look="secondary"
                      size="small"
                      aria-label={t('editOf', { name: name[locale] })}
                      onClick={() => setEdited(id)}
                    >
                      {t('edit')}
                    </Button>
                  </>
                ),
              }
            : {})}
        />
      )}
      {edited === undefined ? null : (
        <CourierDialog
          courier={couriers.find(({ id }) => id === edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </PageFrame>
  );
}
