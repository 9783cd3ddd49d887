import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { PackageOpen } from 'lucide';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { Columns } from '../parts/columns.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Pager } from '../parts/pager.tsx';
import { RecordChoice } from '../parts/record-choice.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import type { Route } from './+types/packing-page.ts';
import styles from './packing.module.css';
import { PutBackSection } from './put-back-section.tsx';
import { UnpackOrder } from './unpack-order.tsx';

/** Orders to pick, those that are packed, and those to be put back: a page of each, the oldest first. */
export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const address = new URL(url).searchParams;
  const list = async (queue: 'to_pack' | 'ready', cursor: string) => {
    const query = { queue, sort: 'oldest', limit: '100' } as const;
    const after = address.get(cursor) ?? undefined;
    const page = await call('listStaffOrders', { query: { ...query, after }, signal });
    // A further page that everything has left says nothing about those before.
    if (page.data.length > 0 || after === undefined) return page;
    return call('listStaffOrders', { query, signal });
  };
  const [toPack, ready, putBacks] = await Promise.all([
    list('to_pack', 'after'),
    list('ready', 'packed_after'),
    call('listPutBacks', { query: { after: address.get('put_back_after') ?? undefined }, signal }),
  ]);
  return { toPack, ready, putBacks };
}

export default function PackingPage({ loaderData }: Route.ComponentProps) {
  const { data: toPack, next } = loaderData.toPack;
  const { data: ready, next: nextPacked, previous: previousPacked } = loaderData.ready;
  const isPart = nextPacked !== null || previousPacked !== null;
  const t = useTranslations('packing');
  const navigate = useNavigate();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = toPack.filter(({ id }) => !left.has(id));
  const start = useAction(async () => {
    await call('startPicking', {
      body: { orders: chosen.map(({ id, version }) => ({ id, version })) },
    });
    await navigate(`/packing/pick?orders=${chosen.map(({ id }) => id).join(',')}`);
  });
  const toggle = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <PageFrame title={t('title')}>
      <Columns
        main={
          <Section title={t('toPack')} text={t('toPackText')}>
            {toPack.length === 0 ? (
              <EmptyState icon={PackageOpen} title={t('nothing.title')} text={t('nothing.text')} />
            ) : (
              <>
                {toPack.map(({ id, number, customer, units, city, packing }) => (
                  <RecordChoice
                    key={id}
                    checked={!left.has(id)}
                    onChange={() => toggle(id)}
                    number={number}
                    name={customer.name}
                    detail={[
                      city,
                      t('units', { count: units }),
                      ...(packing === 'picking' ? [t('begun')] : []),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                ))}
                <Button
                  full
                  size="large"
                  busy={start.busy}
                  disabled={chosen.length === 0}
                  onClick={() => start.run()}
                >
                  {t('pick', { count: chosen.length })}
                </Button>
                <Pager next={{ after: next }} />
              </>
            )}
          </Section>
        }
        side={
          <>
            {loaderData.putBacks.data.length === 0 ? null : (
              <PutBackSection {...loaderData.putBacks} />
            )}
            {ready.length === 0 ? null : (
              <Section
                title={t('packed')}
                text={t(isPart ? 'packedPart' : 'packedText', { count: ready.length })}
                action={
                  <ButtonLink look="secondary" size="small" to="/handovers">
                    {t('toHandover')}
                  </ButtonLink>
                }
              >
                <PrintLinks orders={ready.map(({ id }) => id)} />
                {ready.map((order) => (
                  <SectionRow
                    key={order.id}
                    title={
                      <Link to={`/orders/order/${order.id}`} className={styles.order}>
                        <bdi>{order.number}</bdi>
                      </Link>
                    }
                    detail={[order.customer.name, order.city].filter(Boolean).join(' · ')}
                    action={<UnpackOrder order={order} />}
                  />
                ))}
                <Pager names={['packed_after']} next={{ packed_after: nextPacked }} />
              </Section>
            )}
          </>
        }
      />
    </PageFrame>
  );
}

/** Labels and packing slips of packed orders. */
export function PrintLinks({ orders }: { orders: readonly number[] }) {
  const t = useTranslations('packing');
  const query = `?orders=${orders.join(',')}`;
  return (
    <div className={styles.links}>
      <ButtonLink look="secondary" size="small" to={`/packing/labels${query}`}>
        {t('labels')}
      </ButtonLink>
      <ButtonLink look="secondary" size="small" to={`/packing/slips${query}`}>
        {t('slips')}
      </ButtonLink>
    </div>
  );
}
