import type { ListedProduct } from '@dp/contract/staff/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';

/** Whether the shop sells a product, in a word. */
export function ProductStateBadge({
  product: { published, stock },
}: {
  readonly product: Pick<ListedProduct, 'published' | 'stock'>;
}) {
  const t = useTranslations('products');
  if (!published) return <Badge>{t('states.withdrawn')}</Badge>;
  if (stock === 0) return <Badge look="danger">{t('states.soldOut')}</Badge>;
  return <Badge look="ok">{t('states.onSale')}</Badge>;
}
