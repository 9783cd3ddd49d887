import type { CountPart } from '@dp/contract/staff/stock-count-values.ts';
import type { CountLine } from '@dp/contract/staff/stock-counts.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import type { Column } from '../parts/data-list.tsx';
import { ProductLine } from '../parts/product-line.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';

/** What a part of a count says about its products. */
export function useLineColumns(part: CountPart): readonly Column<CountLine>[] {
  const t = useTranslations('stockCounts');
  const { number } = useFormat();
  const product: Column<CountLine> = {
    key: 'product',
    header: t('product'),
    card: 'title',
    cell: ({ name, sku, image }) => <ProductLine name={name} sku={sku} image={image} />,
  };
  const shelf: Column<CountLine> = {
    key: 'shelf',
    header: t('shelfShort'),
    cell: ({ shelf: name }) => (name === null ? '—' : <bdi dir="ltr">{name}</bdi>),
  };
  const counted: Column<CountLine> = {
    key: 'counted',
    header: t('counted'),
    align: 'end',
    cell: ({ counted: units }) => number(units ?? 0),
  };
  if (part === 'open') return [product, shelf];
  if (part === 'counted') {
    return [
      product,
      counted,
      {
        key: 'by',
        header: t('by'),
        cell: ({ counted_by: by, counted_at: at }) => (
          <>
            <bdi>{by}</bdi> · {at === null ? null : <TimeAgo at={at} />}
          </>
        ),
      },
    ];
  }
  return [
    product,
    {
      key: 'expected',
      header: t('expected'),
      align: 'end',
      cell: ({ expected }) => number(expected ?? 0),
    },
    counted,
    {
      key: 'difference',
      header: t('difference'),
      align: 'end',
      cell: ({ counted: units, expected }) => {
        const difference = (units ?? 0) - (expected ?? 0);
        return (
          <strong>
            <bdi dir="ltr">
              {difference > 0 ? '+' : '−'}
              {number(Math.abs(difference))}
            </bdi>
          </strong>
        );
      },
    },
    {
      key: 'problem',
      header: t('state'),
      card: 'side',
      cell: ({ problem }) =>
        problem === null ? null : <Badge look="danger">{t(`problems.${problem}`)}</Badge>,
    },
  ];
}
