import type { StockedProduct } from '@dp/contract/staff/stock.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import type { Column } from '../parts/data-list.tsx';
import { ProductLine } from '../parts/product-line.tsx';
import { StockBadge } from './stock-badge.tsx';

/** What the list says about each product. */
export function useStockColumns(): readonly Column<StockedProduct>[] {
  const t = useTranslations('stock');
  const { number } = useFormat();
  return [
    {
      key: 'product',
      header: t('product'),
      card: 'title',
      cell: ({ name, sku, image }) => <ProductLine name={name} sku={sku} image={image} />,
    },
    {
      key: 'state',
      header: t('state'),
      card: 'side',
      cell: (product) => <StockBadge product={product} />,
    },
    {
      key: 'sellable',
      header: t('sellable'),
      align: 'end',
      cell: ({ sellable }) => number(sellable),
    },
    {
      key: 'promised',
      header: t('promised'),
      card: 'hidden',
      align: 'end',
      cell: ({ promised }) => number(promised),
    },
    {
      key: 'onHand',
      header: t('onHand'),
      card: 'hidden',
      align: 'end',
      cell: ({ on_hand: onHand }) => number(onHand),
    },
    {
      key: 'wantedBy',
      header: t('wantedBy'),
      align: 'end',
      cell: ({ wanted_by: wantedBy }) => (wantedBy === 0 ? '—' : number(wantedBy)),
    },
    {
      key: 'shelf',
      header: t('shelf'),
      cell: ({ shelf }) => (shelf === null ? '—' : <bdi dir="ltr">{shelf}</bdi>),
    },
  ];
}
