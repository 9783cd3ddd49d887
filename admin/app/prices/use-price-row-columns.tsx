import type { PriceRowList } from '@dp/contract/staff/price-batch-values.ts';
import type { PriceBatchRow } from '@dp/contract/staff/price-batches.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import type { Column } from '../parts/data-list.tsx';
import { NamedProduct } from '../parts/named-product.tsx';

/** What a list of a batch's products says about each. */
export function usePriceRowColumns(
  show: PriceRowList,
  rows: readonly PriceBatchRow[],
): readonly Column<PriceBatchRow>[] {
  const t = useTranslations('prices');
  const { number, percent, price } = useFormat();
  const dateTime = useDateTime();
  // It needs costs of some of the products.
  const margins = rows.some(({ margin_before: known }) => known !== null);
  const margin = (of: number | null) => (of === null ? t('noMargin') : percent(of));
  const note = ({ refusal, left }: PriceBatchRow) => {
    if (refusal !== null) return t(`refusals.${refusal}`);
    if (left === null) return '';
    const by = left.by ?? t('somebody');
    return t(`left.${left.at}`, { by, since: dateTime(left.since), found: price(left.found) });
  };
  const sums: readonly Column<PriceBatchRow>[] = [
    { key: 'before', header: t('before'), align: 'end', cell: ({ before }) => price(before) },
    {
      key: 'after',
      header: t('after'),
      align: 'end',
      cell: ({ after }) => <strong>{price(after)}</strong>,
    },
  ];
  return [
    {
      key: 'product',
      header: t('product'),
      card: 'title',
      cell: ({ name, sku }) => <NamedProduct name={name} sku={sku} />,
    },
    ...sums,
    ...(margins
      ? [
          {
            key: 'margin',
            header: t('margin'),
            align: 'end',
            cell: (row) =>
              t('fromTo', { from: margin(row.margin_before), to: margin(row.margin_after) }),
          } satisfies Column<PriceBatchRow>,
        ]
      : []),
    ...(rows.some(({ ordered }) => ordered > 0)
      ? [
          {
            key: 'ordered',
            header: t('ordered'),
            align: 'end',
            cell: ({ ordered }) => number(ordered),
          } satisfies Column<PriceBatchRow>,
        ]
      : []),
    show === 'changes'
      ? {
          key: 'pays',
          header: t('pays'),
          align: 'end',
          cell: (row) => t('fromTo', { from: price(row.price_before), to: price(row.price_after) }),
        }
      : { key: 'note', header: t('why'), card: 'plain', cell: note },
  ];
}
