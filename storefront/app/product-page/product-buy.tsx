import type { Brand } from '@dp/contract/brands.ts';
import { RETURN_WINDOW_DAYS } from '@dp/contract/limits.ts';
import type { Product } from '@dp/contract/products.ts';
import { QuantityStepper } from '@dp/ui/fields/quantity-stepper.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { DiscountChip, Price } from '@dp/ui/products/price.tsx';
import { Banknote, type IconNode, RotateCcw, ShieldCheck } from 'lucide';
import { Link } from 'react-router';
import { brandAddress } from '../brands/brand-tile.ts';
import { BuyNowButton } from '../cart/buy-now-button.tsx';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useQuantityInCart } from '../cart/use-cart.ts';
import { useLineLimit } from '../cart/use-line-limit.ts';
import { DeliveryEstimate } from '../delivery/delivery-estimate.tsx';
import { SaveBrandIcon } from '../favourites/save-brand-button.tsx';
import { StockState } from '../products/stock-state.tsx';
import { PriceTiers } from './price-tiers.tsx';
import styles from './product-buy.module.css';
import { ProductFacts } from './product-facts.tsx';
import { warrantySpan } from './spec-rows.ts';

export interface ProductBuyProps {
  readonly product: Product;
  readonly brand: Brand | undefined;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

/** Name, price and stock of a product, and the controls to buy it. */
export function ProductBuy({ product, brand, quantity, onQuantity }: ProductBuyProps) {
  const t = useTranslations('products');
  const cart = useTranslations('cart');
  const add = useAddToCart();
  const format = useFormat();
  const { id, name, price, list_price, saving, discount, specs } = product;
  const available = product.stock.in_stock ? product.stock.available : 0;
  const inCart = useQuantityInCart(id);
  const atMost = useLineLimit();
  const unit = specs.unit === undefined || specs.unit === 'piece' ? undefined : specs.unit;
  return (
    <div className={styles.buy}>
      <h1 className={styles.name}>{name}</h1>
      <div className={styles.meta}>
        <StockState available={available} />
        <BrandLine product={product} brand={brand} />
      </div>
      <div className={styles.price}>
        <Price price={price} listPrice={list_price} size="large" />
        {unit === undefined ? null : <span className={styles.soft}>{t(`perUnit.${unit}`)}</span>}
        <DiscountChip discount={discount} />
      </div>
      <p className={styles.soft}>
        {saving === 0 ? null : <bdi>{t('save', { amount: format.price(saving) })} · </bdi>}
        {t('vat')}
      </p>
      <PriceTiers product={product} quantity={quantity} />
      <ProductFacts specs={specs} />
      {available === 0 ? (
        <p className={styles.soldOut}>{t('soldOutText')}</p>
      ) : (
        <div className={styles.actions}>
          <div className={styles.quantity}>
            <QuantityStepper
              name={name}
              value={quantity}
              max={atMost(available)}
              onChange={onQuantity}
              {...(unit === undefined ? {} : { unit: t(`unit.${unit}`) })}
            />
            {inCart === 0 ? null : (
              <Link to="/my-cart" className={styles.inCart}>
                {cart('inCart', { count: inCart })}
              </Link>
            )}
          </div>
          <div className={styles.buttons}>
            <span className={styles.wideOnly}>
              <Button size="large" full onClick={() => add({ id, available }, quantity)}>
                {cart('add')}
              </Button>
            </span>
            <BuyNowButton
              product={{ id, available }}
              quantity={quantity}
              look="secondary"
              size="large"
              full
            />
          </div>
        </div>
      )}
      <Promises id={id} quantity={quantity} months={specs.warranty_months} />
    </div>
  );
}

function BrandLine({ product, brand }: Pick<ProductBuyProps, 'product' | 'brand'>) {
  if (product.brand === null) return null;
  const { id, name } = product.brand;
  return (
    <span className={styles.brand}>
      <Link to={brandAddress(id)} prefetch="intent" className={styles.brandLink}>
        <bdi>{name}</bdi>
      </Link>
      {brand === undefined ? null : <SaveBrandIcon brand={brand} />}
    </span>
  );
}

interface PromisesProps {
  readonly id: number;
  readonly quantity: number;
  readonly months: number | undefined;
}

function Promises({ id, quantity, months }: PromisesProps) {
  const t = useTranslations('products');
  const promises: readonly (readonly [IconNode, string])[] = [
    [Banknote, t('promise.cash')],
    [RotateCcw, t('promise.returns', { days: RETURN_WINDOW_DAYS })],
    ...(months === undefined || months === 0
      ? []
      : ([[ShieldCheck, warrantyText(months, t)]] as const)),
  ];
  return (
    <ul aria-label={t('promises')} className={styles.promises}>
      <li>
        <DeliveryEstimate id={id} quantity={quantity} />
      </li>
      {promises.map(([icon, text]) => (
        <li key={text}>
          <Icon of={icon} size={18} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function warrantyText(months: number, t: ReturnType<typeof useTranslations<'products'>>): string {
  const span = warrantySpan(months);
  return 'years' in span ? t('promise.warrantyYears', span) : t('promise.warranty', span);
}
