import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Truck } from 'lucide';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { PickupSection } from '../bosta/pickup-section.tsx';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { Columns } from '../parts/columns.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { Section } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/handovers-page.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const { signal } = request;
  const [handovers, couriers, pickups] = await Promise.all([
    call('listHandovers', { query: { before }, signal }),
    call('listCouriers', { signal }),
    call('listPickups', { signal }),
  ]);
  return {
    handovers,
    couriers: couriers.data.filter(({ active }) => active),
    pickups: pickups.data,
  };
}

/** Lists of parcels for couriers: the open ones to fill, the signed ones to look up. */
export default function HandoversPage({
  loaderData: { handovers, couriers, pickups },
}: Route.ComponentProps) {
  const t = useTranslations('handovers');
  const { price, number } = useFormat();
  const locale = useLocale();
  const mayHandOver = useMay('orders.dispatch');
  const list = (
    <PagedList
      label={t('title')}
      rows={handovers.data}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/handovers/${id}`}
      columns={[
        {
          key: 'courier',
          header: t('courier'),
          card: 'title',
          cell: ({ courier }) => courier.name[locale],
        },
        {
          key: 'at',
          header: t('at'),
          cell: ({ signed_at: signed, opened_at: opened }) => <TimeAgo at={signed ?? opened} />,
        },
        {
          key: 'state',
          header: t('state'),
          card: 'side',
          cell: ({ signed_at: signed }) => (
            <Badge look={signed === null ? 'warning' : 'ok'}>
              {signed === null ? t('isOpen') : t('isSigned')}
            </Badge>
          ),
        },
        { key: 'count', header: t('parcels'), cell: ({ count }) => number(count) },
        {
          key: 'sum',
          header: t('sum'),
          align: 'end',
          cell: ({ sum }) => <bdi>{price(sum)}</bdi>,
        },
      ]}
      empty={<EmptyState icon={Truck} title={t('empty.title')} text={t('empty.text')} />}
      next={{ before: handovers.next }}
    />
  );
  return (
    <PageFrame
      title={t('title')}
      actions={
        <ButtonLink look="secondary" size="small" to="/couriers">
          {t('couriers')}
        </ButtonLink>
      }
    >
      {mayHandOver ? (
        <Columns
          first="side"
          side={
            <>
              <StartList couriers={couriers} />
              {couriers.some(({ kind }) => kind === 'bosta') ? (
                <PickupSection pickups={pickups} />
              ) : null}
            </>
          }
          main={list}
        />
      ) : (
        list
      )}
    </PageFrame>
  );
}

type Couriers = StaffCallOutput<'listCouriers'>['data'];

/** Opens a list for a courier, to be filled. */
function StartList({ couriers }: { readonly couriers: Couriers }) {
  const t = useTranslations('handovers');
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useSubmit(async (values) => {
    const { data } = await call('openHandover', {
      body: { courier_id: Number(values.get('courier_id')) },
    });
    await navigate(`/handovers/${data.id}`);
  });
  return (
    <Section title={t('new')}>
      <CallForm form={form}>
        <Select
          name="courier_id"
          label={t('courier')}
          options={couriers.map(({ id, name }) => ({ value: String(id), label: name[locale] }))}
        />
        <Button type="submit" full busy={form.busy}>
          {t('open')}
        </Button>
      </CallForm>
    </Section>
  );
}
