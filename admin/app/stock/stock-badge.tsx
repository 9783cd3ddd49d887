import type { StockedProduct } from '@dp/contract/staff/stock.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';

/** Whether a product can be sold, in a word. */
export function StockBadge({
  product: { on_sale: onSale, low, sellable },
}: {
  readonly product: Pick<StockedProduct, 'on_sale' | 'low' | 'sellable'>;
}) {
  const t = useTranslations('stock');
  if (!onSale) return <Badge>{t('states.withdrawn')}</Badge>;
  if (sellable === 0) return <Badge look="danger">{t('states.soldOut')}</Badge>;
  if (low) return <Badge look="warning">{t('states.low')}</Badge>;
  return <Badge look="ok">{t('states.enough')}</Badge>;
}
