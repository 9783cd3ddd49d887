import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';

/** From this stock down, the number left is shown. */
const FEW = 5;

/** In stock, low stock with the number left, or sold out. */
export function StockState({ available }: { available: number }) {
  const t = useTranslations('products');
  if (available === 0) return <Badge look="danger">{t('soldOut')}</Badge>;
  if (available <= FEW) return <Badge look="warning">{t('onlyLeft', { count: available })}</Badge>;
  return <Badge look="ok">{t('inStock')}</Badge>;
}
