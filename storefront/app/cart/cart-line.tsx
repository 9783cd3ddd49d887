import { QuantityStepper } from '@dp/ui/fields/quantity-stepper.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Amount } from '@dp/ui/parts/amount.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { Price } from '@dp/ui/products/price.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Heart, Trash2, TriangleAlert } from 'lucide';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { productAddress } from '../products/product-summary.ts';
import styles from './cart-line.module.css';
import { quantityOf } from './cart-lines.ts';
import type { CartViewLine } from './cart-view.ts';
import { cartLines } from './change-cart.ts';
import { LimitNote } from './limit-note.tsx';
import { NextTier } from './next-tier.tsx';
import type { PriceChange } from './price-changes.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useLineProblemText } from './use-line-problem-text.ts';

export interface CartLineProps {
  readonly line: CartViewLine;
  /** Since the shopper last saw it. */
  readonly priceChange: PriceChange | undefined;
}

/** The element id of a product's line, to scroll to it. */
export function lineElementId(id: number): string {
  return `line-${id}`;
}

/** One line of the cart. */
export function CartLine({ line, priceChange }: CartLineProps) {
  const t = useTranslations('cart');
  const format = useFormat();
  const { setQuantity, remove, moveToWishList } = useCartActions();
  const problemText = useLineProblemText();
  const { quoted, quantity, total, problem } = line;
  const { product_id: id, name, brand, image, kelvin, unit_price: price } = quoted;
  const soldOut = problem?.kind === 'sold-out';
  // The line's sum says the price of one; its place stays for when there are more.
  const isSaidBelow = quantity === 1 && total === price;
  const [changed, setChanged] = useState<'increased' | 'decreased'>();
  const change = (wanted: number) => setChanged(setQuantity(id, wanted));
  // What was pressed goes away with the line: the focus goes to the line beside it.
  const leaveBy = (act: (id: number) => void) => (event: MouseEvent<HTMLElement>) => {
    const place = event.currentTarget.closest('li');
    const beside = place?.nextElementSibling ?? place?.previousElementSibling;
    act(id);
    if (quantityOf(cartLines(), id) > 0) return;
    beside?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true });
  };

  return (
    <article
      id={lineElementId(id)}
      tabIndex={-1}
      className={styles.line}
      data-sold-out={soldOut || undefined}
    >
      <Link to={productAddress(id)} tabIndex={-1} aria-hidden className={styles.picture}>
        <ProductPicture
          picture={image ?? undefined}
          sizes="96px"
          kelvin={kelvin ?? undefined}
          className={styles.photo}
        />
      </Link>
      <div className={styles.words}>
        {brand === null || name.includes(brand) ? null : <p className={styles.brand}>{brand}</p>}
        <h2 className={styles.name}>
          <Link to={productAddress(id)} className={styles.link}>
            <WholeWords text={name} />
          </Link>
        </h2>
      </div>
      <Price
        price={price}
        listPrice={quoted.list_price}
        size="small"
        className={classNames(styles.price, isSaidBelow && styles.unsaid)}
      />
      <strong className={styles.total}>
        <Hidden>{t('lineTotal')}</Hidden>
        <Amount value={format.price(total ?? quoted.total)} pending={total === undefined} />
      </strong>
      <div className={styles.notes}>
        <NextTier quoted={quoted} quantity={quantity} />
        <LimitNote
          quantity={quantity}
          available={quoted.available}
          most={Math.max(1, quoted.max_quantity)}
        />
        {priceChange === undefined ? null : (
          <p className={styles.changed}>
            {t.rich('priceChanged', {
              was: () => <bdi key="was">{format.price(priceChange.was)}</bdi>,
              now: () => <bdi key="now">{format.price(priceChange.now)}</bdi>,
            })}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <QuantityStepper
          name={name}
          value={quantity}
          max={Math.max(1, quoted.max_quantity)}
          disabled={soldOut}
          onChange={change}
        />
        {/* The eye sees the number change; a toast at each tap would cover the checkout button. */}
        <Hidden>
          <span role="status">{changed === undefined ? '' : `${t(changed)}: ${quantity}`}</span>
        </Hidden>
        <span className={styles.actions}>
          <IconButton
            label={t('moveLine', { name })}
            className={styles.action}
            onClick={leaveBy(moveToWishList)}
          >
            <Icon of={Heart} />
            {/* Elsewhere a heart only saves. */}
            <span aria-hidden className={styles.caption}>
              {t('move')}
            </span>
          </IconButton>
          <IconButton
            label={t('removeLine', { name })}
            className={styles.action}
            onClick={leaveBy(remove)}
          >
            <Icon of={Trash2} />
            <span aria-hidden className={styles.caption}>
              {t('remove')}
            </span>
          </IconButton>
        </span>
      </div>
      {problem === undefined ? null : (
        <div className={styles.problem}>
          <p>
            <Icon of={TriangleAlert} size={16} />
            {problem.kind === 'sold-out' ? t('soldOutLine') : problemText(problem)}
          </p>
          {problem.kind === 'sold-out' ? null : (
            <Button look="secondary" size="small" onClick={() => change(problem.most)}>
              {t(problem.kind === 'short' ? 'takeAvailable' : 'takeAllowed', {
                count: problem.most,
              })}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
