import type { CheckedCostLine, SetCost } from '@dp/contract/staff/cost-lists.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import type { Column } from '../parts/data-list.tsx';
import { NamedProduct } from '../parts/named-product.tsx';

/** What the checked list says about each of its lines. */
export function useCostColumns(
  results: ReadonlyMap<number, SetCost>,
): readonly Column<CheckedCostLine>[] {
  const t = useTranslations('costs');
  const { price, percent } = useFormat();
  const badge = (line: CheckedCostLine) => {
    if (line.outcome === 'wrong') return <Badge look="danger">{t(`faults.${line.fault}`)}</Badge>;
    const result = results.get(line.id);
    if (result?.outcome === 'changed') return <Badge look="warning">{t('changedMeanwhile')}</Badge>;
    if (result) return <Badge look="ok">{t('set')}</Badge>;
    return line.outcome === 'same' ? (
      <Badge>{t('same')}</Badge>
    ) : (
      <Badge look="deal">{t('new')}</Badge>
    );
  };
  return [
    {
      key: 'product',
      header: t('product'),
      card: 'title',
      cell: (line) =>
        line.outcome === 'wrong' ? (
          <bdi dir="auto">{line.sku}</bdi>
        ) : (
          <NamedProduct name={line.name} sku={line.sku} />
        ),
    },
    { key: 'state', header: t('state'), card: 'side', cell: badge },
    {
      key: 'before',
      header: t('before'),
      align: 'end',
      cell: (line) => (line.outcome === 'wrong' || line.before === null ? '–' : price(line.before)),
    },
    {
      key: 'cost',
      header: t('cost'),
      align: 'end',
      cell: (line) => (line.outcome === 'wrong' ? '–' : <strong>{price(line.cost)}</strong>),
    },
    {
      key: 'price',
      header: t('price'),
      align: 'end',
      cell: (line) => (line.outcome === 'wrong' ? '–' : price(line.price)),
    },
    {
      key: 'margin',
      header: t('margin'),
      align: 'end',
      cell: (line) =>
        line.outcome === 'wrong' || line.margin === null ? '–' : percent(line.margin),
    },
  ];
}
