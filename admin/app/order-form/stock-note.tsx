import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';

/** From how many units on the stock needs no attention. */
const PLENTY = 10;

/** How many units there are at this moment. */
export function StockNote({ available }: { readonly available: number }) {
  const t = useTranslations('orderForm');
  if (available <= 0) return <Badge look="danger">{t('soldOut')}</Badge>;
  return (
    <Badge look={available < PLENTY ? 'warning' : 'plain'}>
      {t('inStock', { count: available })}
    </Badge>
  );
}
