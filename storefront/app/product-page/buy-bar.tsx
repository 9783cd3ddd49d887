import type { Product } from '@dp/contract/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Price } from '@dp/ui/products/price.tsx';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import styles from './buy-bar.module.css';

/** The price and the main button, always in reach at the foot of phones. */
export function BuyBar({ product, quantity }: { product: Product; quantity: number }) {
  const t = useTranslations('products');
  const cart = useTranslations('cart');
  const add = useAddToCart();
  const available = product.stock.in_stock ? product.stock.available : 0;
  return (
    <section aria-label={t('buyBar')} className={styles.bar}>
      <Price price={product.price} listPrice={product.list_price} size="large" stacked />
      <Button
        size="large"
        className={styles.button}
        disabled={available === 0}
        onClick={() => add({ id: product.id, available }, quantity)}
      >
        {available === 0 ? t('soldOut') : cart('add')}
      </Button>
    </section>
  );
}
