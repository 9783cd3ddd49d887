import type { GoodsReceiptLine } from '@dp/contract/staff/goods-receipts.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { PackagePlus } from 'lucide';
import { call } from '../api/client.ts';
import { type Column, DataList } from '../parts/data-list.tsx';
import { Figures } from '../parts/figures.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { ProductLine } from '../parts/product-line.tsx';
import { Section } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import type { Route } from './+types/receipt-page.ts';
import styles from './goods-receipts.module.css';
import { TakeBack, TakenBack } from './take-back.tsx';

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  return (await call('getGoodsReceipt', { params: { id }, signal: request.signal })).data;
}

/** A delivery that was received: who and when, what came in, and what of it was taken back. */
export default function ReceiptPage({ loaderData: receipt }: Route.ComponentProps) {
  const t = useTranslations('goodsReceipts');
  const { number, price } = useFormat();
  const { id, reference, note, lines } = receipt;
  const hasCosts = lines.some(({ cost }) => cost !== null);
  const columns: readonly Column<GoodsReceiptLine>[] = [
    {
      key: 'product',
      header: t('product'),
      card: 'title',
      cell: (line) => (
        <>
          <ProductLine {...line} />
          <TakenBack line={line} begun={receipt.taken_back > 0} />
        </>
      ),
    },
    { key: 'shelf', header: t('shelf'), cell: ({ shelf }) => shelf ?? '–' },
    {
      key: 'quantity',
      header: t('quantity'),
      card: 'side',
      align: 'end',
      cell: ({ quantity }) => <strong>{number(quantity)}</strong>,
    },
    ...(hasCosts
      ? ([
          {
            key: 'cost',
            header: t('cost'),
            align: 'end',
            cell: ({ cost }: GoodsReceiptLine) => (cost === null ? '–' : price(cost)),
          },
          {
            key: 'sum',
            header: t('sum'),
            align: 'end',
            cell: ({ sum }: GoodsReceiptLine) => (sum === null ? '–' : price(sum)),
          },
        ] as const)
      : []),
  ];
  return (
    <PageFrame
      title={t('number', { number: number(id) })}
      intro={
        <>
          {receipt.received_by === null ? null : <bdi>{receipt.received_by}</bdi>} ·{' '}
          <TimeAgo at={receipt.at} />
        </>
      }
      back="/stock/receipts"
      actions={
        <>
          <TakeBack id={id} lines={lines} />
          <ButtonLink to="/stock/receive" look="secondary" icon={<Icon of={PackagePlus} />}>
            {t('another')}
          </ButtonLink>
        </>
      }
    >
      <Section
        title={reference === null ? t('delivery') : <bdi>{reference}</bdi>}
        text={note ?? undefined}
      >
        <div className={styles.figures}>
          <Figures
            of={[
              [t('products'), number(receipt.products)],
              [t('units'), number(receipt.units)],
              ...(receipt.cost === null ? [] : [[t('sum'), price(receipt.cost)] as const]),
            ]}
          />
        </div>
        <DataList
          label={t('lines')}
          columns={columns}
          rows={lines}
          rowKey={(line) => line.id}
          rowLink={(line) => `/stock/${line.id}`}
          framed
        />
      </Section>
    </PageFrame>
  );
}
