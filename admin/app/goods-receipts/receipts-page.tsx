import type { GoodsReceipt } from '@dp/contract/staff/goods-receipts.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { PackagePlus } from 'lucide';
import { call } from '../api/client.ts';
import type { Column } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/receipts-page.ts';

/** Receipts of goods, the newest first; the cursor is in the address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  return call('listGoodsReceipts', { query: { before }, signal: request.signal });
}

export default function ReceiptsPage({ loaderData: receipts }: Route.ComponentProps) {
  const t = useTranslations('goodsReceipts');
  const { number, price } = useFormat();
  const seesCosts = useMay('costs.see');
  const columns: readonly Column<GoodsReceipt>[] = [
    {
      key: 'receipt',
      header: t('receipt'),
      card: 'title',
      cell: ({ id, reference, products, taken_back: taken }) => (
        <>
          {reference === null ? t('number', { number: number(id) }) : <bdi>{reference}</bdi>}{' '}
          {taken === 0 ? null : (
            <Badge>{t(taken === products ? 'takeBack.taken' : 'takeBack.some')}</Badge>
          )}
        </>
      ),
    },
    {
      key: 'at',
      header: t('at'),
      cell: ({ at, received_by: by }) => (
        <>
          {by === null ? null : <bdi>{by}</bdi>} · <TimeAgo at={at} />
        </>
      ),
    },
    {
      key: 'note',
      header: t('note'),
      cell: ({ note }) => (note === null ? '–' : <bdi>{note}</bdi>),
    },
    {
      key: 'products',
      header: t('products'),
      align: 'end',
      cell: ({ products }) => number(products),
    },
    { key: 'units', header: t('units'), align: 'end', cell: ({ units }) => number(units) },
    ...(seesCosts
      ? [
          {
            key: 'sum',
            header: t('sum'),
            align: 'end',
            cell: ({ cost }: GoodsReceipt) => (cost === null ? '–' : price(cost)),
          } as const,
        ]
      : []),
  ];
  return (
    <PageFrame
      title={t('title')}
      back="/stock"
      actions={
        <ButtonLink to="/stock/receive" icon={<Icon of={PackagePlus} />}>
          {t('receive')}
        </ButtonLink>
      }
    >
      <PagedList
        label={t('title')}
        columns={columns}
        rows={receipts.data}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `/stock/receipts/${id}`}
        empty={<EmptyState icon={PackagePlus} title={t('empty.title')} text={t('empty.text')} />}
        next={{ before: receipts.next }}
      />
    </PageFrame>
  );
}
