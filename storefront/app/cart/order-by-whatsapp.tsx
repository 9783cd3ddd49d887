import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { AskShop } from '../contact/ask-shop.tsx';
import type { CartViewLine } from './cart-view.ts';

/** Most lines that a message lists; addresses of links may not be of any length. */
const LISTED_MAX = 25;

/** A message to the shop that lists the cart, for shoppers who would rather order by WhatsApp. */
export function OrderByWhatsapp({ lines }: { lines: readonly CartViewLine[] }) {
  const t = useTranslations('cart');
  const listed = lines
    .slice(0, LISTED_MAX)
    .map(({ quantity, quoted: { name, sku } }) => t('whatsappLine', { quantity, name, sku }));
  const rest = lines.length - listed.length;
  const message = [
    t('whatsappMessage'),
    ...listed,
    ...(rest > 0 ? [t('moreProducts', { count: rest })] : []),
  ].join('\n');
  return (
    <AskShop pair message={message}>
      {t('whatsapp')}
    </AskShop>
  );
}
