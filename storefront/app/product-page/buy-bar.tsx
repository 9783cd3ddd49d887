import type { Product } from '@dp/contract/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Price } from '@dp/ui/products/price.tsx';
import type { RefObject } from 'react';
import { CartLink } from '../cart/cart-link.tsx';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useLineLimit } from '../cart/use-line-limit.ts';
import type { ProductQuote } from '../cart/use-product-quote.ts';
import { useOutOfView, usePassed } from '../page/use-out-of-view.ts';
import { priceAt } from '../products/price-at.ts';
import styles from './buy-bar.module.css';
import { PiecesTotal } from './pieces-total.tsx';

/** The form for a sold-out product is high: the bar must not cover what has been reached of it. */
const HALF = 0.5;
/** The upper of the two rows of buttons: with it in view the bar would only cover it. */
const UPPER_ROW = 0.45;
/** A price that is cut off is not read. */
const MOST = 0.8;
/** What the bar itself covers is out of view. */
const UNDER_BAR = '0px 0px -72px 0px';

export interface BuyBarProps {
  readonly product: Product;
  readonly quantity: number;
  /** What that many cost; undefined where the shop could not be asked. */
  readonly quote: ProductQuote | undefined;
  /** The page's own buttons: the bar shows while they are out of view. */
  readonly buttons: RefObject<HTMLElement | null>;
  /** The page's own price: the bar says it while that is out of view. */
  readonly price: RefObject<HTMLElement | null>;
}

/**
 * The main button at the foot of phones while the page's own are out of view, with the price, or the sum of several
 * pieces, unless the page's own is in view; with the cart once the photographs, which have it too, have been passed.
 */
export function BuyBar({ product, quantity, quote, buttons, price }: BuyBarProps) {
  const t = useTranslations('products');
  const cart = useTranslations('cart');
  const add = useAddToCart();
  const available = product.stock.in_stock ? product.stock.available : 0;
  const shown = useOutOfView(buttons, available === 0 ? HALF : UPPER_ROW);
  const priced = useOutOfView(price, MOST, UNDER_BAR) ?? true;
  const passed = usePassed(price);
  const most = useLineLimit()(available);
  const restock = useTranslations('restock');
  return (
    <section
      aria-label={t('buyBar')}
      className={styles.bar}
      data-shown={shown ?? 'on-low-phones'}
      data-foot={shown || undefined}
    >
      {!priced ? null : quantity === 1 || quote === undefined ? (
        <Price
          price={priceAt(product, quantity)}
          listPrice={product.list_price}
          size="large"
          stacked
        />
      ) : (
        <PiecesTotal quote={quote} quantity={quantity} stacked />
      )}
      {available === 0 ? (
        <Button
          size="large"
          className={styles.button}
          // The full label for screen readers: the visible one is shortened to fit beside the price.
          aria-label={restock('open')}
          onClick={() => buttons.current?.querySelector('input')?.focus()}
        >
          {restock('submit')}
        </Button>
      ) : (
        <Button
          size="large"
          className={styles.button}
          // Not the same name as the page's own button.
          aria-label={t('buyBarAdd', { name: product.name })}
          onClick={() => add({ id: product.id, available, most }, quantity)}
        >
          {cart('add')}
        </Button>
      )}
      {passed ? <CartLink /> : null}
    </section>
  );
}
