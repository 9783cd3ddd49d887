import type { Product } from '@dp/contract/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { DiscountChip, Price } from '@dp/ui/products/price.tsx';
import { Eye } from 'lucide';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { LimitNote } from '../cart/limit-note.tsx';
import { useQuantityInCart } from '../cart/use-cart.ts';
import { useLineLimit } from '../cart/use-line-limit.ts';
import type { ProductQuote } from '../cart/use-product-quote.ts';
import { DeliveryEstimate } from '../delivery/delivery-estimate.tsx';
import { useShopWords } from '../page/use-shop.ts';
import { priceAt } from '../products/price-at.ts';
import { productAddress } from '../products/product-summary.ts';
import { StockState } from '../products/stock-state.tsx';
import { ShareButton } from '../sharing/share-button.tsx';
import { BrandLine } from './brand-line.tsx';
import { BuyButtons, ProductStepper } from './buying.tsx';
import { PiecesTotal } from './pieces-total.tsx';
import { PriceTiers } from './price-tiers.tsx';
import styles from './product-buy.module.css';
import { RestockForm } from './restock-form.tsx';

export interface ProductBuyProps {
  readonly product: Product;
  readonly quantity: number;
  /** What that many cost; undefined where the shop could not be asked. */
  readonly quote: ProductQuote | undefined;
  readonly onQuantity: (quantity: number) => void;
  /** Around the buttons to buy. */
  readonly buttons?: Ref<HTMLDivElement>;
  /** Around the price. */
  readonly price?: Ref<HTMLDivElement>;
}

/** Name, price, delivery and stock of a product, and the controls to buy it. */
export function ProductBuy({ product, quantity, quote, onQuantity, ...around }: ProductBuyProps) {
  const t = useTranslations('products');
  const format = useFormat();
  const { inspect } = useShopWords().promises;
  const { id, name, price, list_price, saving, discount, specs } = product;
  const { in_stock: inStock, available } = product.stock;
  const each = priceAt(product, quantity);
  const unit = specs.unit === undefined || specs.unit === 'piece' ? undefined : specs.unit;
  return (
    <div className={styles.buy}>
      <div className={styles.title}>
        <h1 className={styles.name}>
          <WholeWords text={name} />
        </h1>
        <ShareButton name={name} address={productAddress(id)} />
      </div>
      <div ref={around.price} className={styles.price}>
        <Price price={each} listPrice={list_price} size="large" />
        {unit === undefined ? null : (
          <span className={styles.soft}>
            {t(`perUnit.${unit}`)}
            {saving === 0 ? ` · ${t('vat')}` : ''}
          </span>
        )}
        <DiscountChip discount={each === price ? discount : 0} />
        {saving === 0 && unit === undefined ? (
          <span className={styles.soft}>{t('vat')}</span>
        ) : null}
        {inStock ? null : <StockState available={0} />}
      </div>
      {saving === 0 ? null : (
        <p className={styles.soft}>
          {each === price ? (
            <>
              <bdi>{t('save', { amount: format.price(saving) })}</bdi> ·{' '}
            </>
          ) : null}
          {t('vat')}
        </p>
      )}
      <div className={styles.meta}>
        {inStock ? <StockState available={available} /> : null}
        {inStock && inspect !== '' ? (
          <p className={styles.inspect}>
            <Icon of={Eye} size={18} />
            {inspect}
          </p>
        ) : null}
        <BrandLine product={product} />
      </div>
      <div ref={around.buttons}>
        <Actions product={product} quantity={quantity} onQuantity={onQuantity} />
      </div>
      {inStock ? (
        <>
          <Answer product={product} quantity={quantity} quote={quote} />
          <PriceTiers product={product} quantity={quantity} onQuantity={onQuantity} />
          <DeliveryEstimate id={id} quantity={quantity} />
        </>
      ) : null}
    </div>
  );
}

function Actions({
  product,
  quantity,
  onQuantity,
}: Pick<ProductBuyProps, 'product' | 'quantity' | 'onQuantity'>) {
  if (!product.stock.in_stock) return <RestockForm key={product.id} id={product.id} />;
  return (
    <div data-toast-above="phones" className={styles.actions}>
      <ProductStepper product={product} quantity={quantity} onQuantity={onQuantity} />
      <div className={styles.buttons}>
        <BuyButtons product={product} quantity={quantity} />
      </div>
    </div>
  );
}

/**
 * What several pieces cost together, why there are no more of them, and how many the cart has. Its room below the buttons
 * is kept, so that nothing moves when they are pressed.
 */
function Answer({
  product: { id, stock },
  quantity,
  quote,
}: Pick<ProductBuyProps, 'product' | 'quantity' | 'quote'>) {
  const t = useTranslations('cart');
  const count = useQuantityInCart(id);
  const most = useLineLimit()(stock.available);
  return (
    <p className={styles.answer}>
      {quantity === 1 || quote === undefined ? null : (
        <PiecesTotal quote={quote} quantity={quantity} />
      )}
      <LimitNote quantity={quantity} available={stock.available} most={most} saysFew />
      {count === 0 ? null : (
        <Link to="/my-cart" className={styles.inCart}>
          {t('inCart', { count })}
        </Link>
      )}
    </p>
  );
}
