import { toEgp } from '@dp/contract/money.ts';
import { QuantityStepper } from '@dp/ui/fields/quantity-stepper.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { Price } from '@dp/ui/products/price.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Heart, Trash2, TriangleAlert } from 'lucide';
import { Link } from 'react-router';
import { productAddress } from '../products/product-summary.ts';
import styles from './cart-line.module.css';
import type { CartViewLine } from './cart-view.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useLineLimit } from './use-line-limit.ts';

export interface CartLineProps {
  readonly line: CartViewLine;
  /** What one cost when the shopper last saw it, where that has changed. */
  readonly earlierPiastres: number | undefined;
}

/** The element of a product's line, to be brought into view. */
export function lineElementId(id: number): string {
  return `line-${id}`;
}

/** One line of the cart. */
export function CartLine({ line, earlierPiastres }: CartLineProps) {
  const t = useTranslations('cart');
  const format = useFormat();
  const { setQuantity, remove, moveToWishList } = useCartActions();
  const atMost = useLineLimit();
  const { product, quantity, unitPiastres, linePiastres, problem } = line;
  const { id, name, brand, picture, kelvin, listPrice, available } = product;
  const soldOut = problem?.kind === 'sold-out';
  return (
    <article
      id={lineElementId(id)}
      tabIndex={-1}
      className={styles.line}
      data-sold-out={soldOut || undefined}
    >
      <Link to={productAddress(id)} tabIndex={-1} aria-hidden className={styles.picture}>
        <ProductPicture picture={picture} sizes="96px" kelvin={kelvin} className={styles.photo} />
      </Link>
      <div className={styles.words}>
        {brand === undefined ? null : <p className={styles.brand}>{brand}</p>}
        <h2 className={styles.name}>
          <Link to={productAddress(id)} className={styles.link}>
            <WholeWords text={name} />
          </Link>
        </h2>
        <Price price={toEgp(unitPiastres)} listPrice={listPrice} size="small" />
        {earlierPiastres === undefined ? null : (
          <p className={styles.changed}>
            {t.rich('priceChanged', {
              was: () => <bdi key="was">{format.piastres(earlierPiastres)}</bdi>,
              now: () => <bdi key="now">{format.piastres(unitPiastres)}</bdi>,
            })}
          </p>
        )}
      </div>
      <span className={styles.actions}>
        <IconButton label={t('moveLine', { name })} onClick={() => moveToWishList(id)}>
          <Icon of={Heart} />
        </IconButton>
        <IconButton label={t('removeLine', { name })} onClick={() => remove(id)}>
          <Icon of={Trash2} />
        </IconButton>
      </span>
      <div className={styles.foot}>
        <QuantityStepper
          name={name}
          value={quantity}
          max={atMost(available)}
          disabled={soldOut}
          onChange={(wanted) => setQuantity(id, wanted)}
        />
        <strong className={styles.total}>
          <Hidden>{t('lineTotal')}</Hidden>
          <bdi>{format.piastres(linePiastres)}</bdi>
        </strong>
      </div>
      {problem === undefined ? null : (
        <div className={styles.problem}>
          <p>
            <Icon of={TriangleAlert} size={16} />
            {problem.kind === 'sold-out'
              ? t('soldOutLine')
              : t('onlyLeft', { count: problem.available })}
          </p>
          {problem.kind === 'sold-out' ? null : (
            <Button
              look="secondary"
              size="small"
              onClick={() => setQuantity(id, problem.available)}
            >
              {t('takeAvailable', { count: problem.available })}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
