import type { ListedProduct } from '@dp/contract/staff/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';

/** Whether the shop sells a product, in a word. */
export function ProductStateBadge({
  product: { state, on_sale_from: from, stock },
}: {
  readonly product: Pick<ListedProduct, 'state' | 'on_sale_from' | 'stock'>;
}) {
  const t = useTranslations('products');
  if (state !== 'on_sale') return <Badge>{t(`states.${state}`)}</Badge>;
  if (from !== null) return <Badge look="warning">{t('states.scheduled')}</Badge>;
  if (stock === 0) return <Badge look="danger">{t('states.soldOut')}</Badge>;
  return <Badge look="ok">{t('states.onSale')}</Badge>;
}
