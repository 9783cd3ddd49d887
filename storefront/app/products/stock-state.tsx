import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { useRootData } from '../root-data.ts';

/** In stock, low stock with the number left, or sold out. */
export function StockState({ available }: { available: number }) {
  const t = useTranslations('products');
  const few = useRootData()?.fewUnits ?? 0;
  if (available === 0) return <Badge look="danger">{t('soldOut')}</Badge>;
  if (available <= few) return <Badge look="warning">{t('onlyLeft', { count: available })}</Badge>;
  return <Badge look="ok">{t('inStock')}</Badge>;
}
