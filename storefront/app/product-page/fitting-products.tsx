import type { FittingReason } from '@dp/contract/fitting.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { Price } from '@dp/ui/products/price.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { useId } from 'react';
import { Link } from 'react-router';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { type ProductSummary, productAddress } from '../products/product-summary.ts';
import styles from './fitting-products.module.css';
import type { FittingProduct } from './load-fitting.ts';

export interface FittingProductsProps {
  readonly products: readonly FittingProduct[];
  /** Whether they all fit one product, which is then spoken of. */
  readonly ofOne?: boolean;
}

/** Bulbs, drivers and dimmers that fit, and what a driver runs, each with the reason; hidden when there are none. */
export function FittingProducts({ products, ofOne = true }: FittingProductsProps) {
  const t = useTranslations('products');
  const heading = useId();
  if (products.length === 0) return null;
  const bulb = products.find(({ reason }) => reason.kind === 'bulb')?.reason;
  return (
    <section aria-labelledby={heading} className={styles.fits}>
      <h2 id={heading} className={styles.heading}>
        {t('fits.title')}
      </h2>
      {ofOne ? (
        <p className={styles.about}>
          {t('fits.about')}
          {bulb?.kind === 'bulb' ? ` ${t('fits.count', { count: bulb.count })}.` : null}
        </p>
      ) : null}
      <ul className={styles.row} data-count={products.length}>
        {products.map((fitting) => (
          <li key={fitting.product.id} className={styles.card}>
            <Fitting {...fitting} ofOne={ofOne} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fitting({ product, reason, needed, ofOne }: FittingProduct & { ofOne: boolean }) {
  const { id, name, picture, price, available, specs } = product;
  const quantity = Math.min(needed, available);
  return (
    <>
      <ProductPicture
        picture={picture}
        sizes="72px"
        kelvin={specs.cct_kelvin?.[0]}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={productAddress(id)} prefetch="intent" className={styles.link}>
            <WholeWords text={name} />
          </Link>
        </h3>
        <p className={styles.reason}>
          <Reason reason={reason} ofOne={ofOne} />
        </p>
        <div className={styles.foot}>
          <Price price={price} />
          {quantity > 1 ? (
            <AddNeeded product={product} quantity={quantity} />
          ) : (
            <AddToCartButton
              product={{ id, available }}
              name={name}
              chooses={specs.unit === 'metre'}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** A lamp needs all of its bulbs, so one press puts all of them into the cart. */
function AddNeeded({ product, quantity }: { product: ProductSummary; quantity: number }) {
  const t = useTranslations('products');
  const add = useAddToCart();
  const { id, name, available } = product;
  return (
    <Button
      size="small"
      className={styles.all}
      aria-label={t('fits.addNamed', { count: quantity, name })}
      onClick={() => add({ id, available }, quantity)}
    >
      {t('fits.add', { count: quantity })}
    </Button>
  );
}

function Reason({ reason, ofOne }: { reason: FittingReason; ofOne: boolean }) {
  const t = useTranslations('products');
  if (reason.kind === 'bulb') {
    const { base, watt_max: watt } = reason;
    return watt === null ? t('fits.bulb', { base }) : t('fits.bulbWatt', { base, watt });
  }
  if (reason.kind === 'dimmer') {
    const { load_watt_max: max, load_watt: load } = reason;
    // The load is that of one lamp: a cart may have more of it, and others on the same dimmer.
    return ofOne ? t('fits.dimmer', { max, load }) : t('fits.dimmerUpTo', { max });
  }
  if (reason.kind === 'load') {
    const { supply, value, count, unit } = reason;
    return `${t(`fits.supplies.${supply}`, { value })} · ${t(`fits.supplies.${unit}`, { count })}`;
  }
  const { supply, value, watt, metres } = reason;
  const what = t(`fits.${supply}`, { value, watt });
  return metres === null ? what : `${what} · ${t('fits.metres', { count: metres })}`;
}
