import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { CountBadge } from '@dp/ui/parts/badge.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton, IconLink } from '@dp/ui/parts/icon-button.tsx';
import { Plus } from 'lucide';
import styles from './add-to-cart-button.module.css';
import { type Addable, useAddToCart } from './use-add-to-cart.ts';
import { useQuantityInCart } from './use-cart.ts';

export interface AddToCartButtonProps {
  readonly product: Addable;
  readonly name: string;
  /** Asks for the quantity first: for products sold by the metre, where one is rarely meant. */
  readonly chooses?: boolean;
}

/** The small round button on a card: one press puts one into the cart, and it shows how many are there. */
export function AddToCartButton({ product, name, chooses }: AddToCartButtonProps) {
  const t = useTranslations('catalog');
  const add = useAddToCart();
  const count = useQuantityInCart(product.id);
  const plus = (
    <span className={styles.glyph}>
      <Icon of={Plus} size={20} />
      {count > 0 && <CountBadge count={count} className={styles.count} />}
    </span>
  );
  if (chooses) {
    return (
      <IconLink
        to={`/add-to-car/${product.id}`}
        prefetch="intent"
        label={t('chooseQuantity', { name })}
        className={styles.add}
      >
        {plus}
      </IconLink>
    );
  }
  return (
    <IconButton
      label={t(count > 0 ? 'addMore' : 'addOne', { name, count })}
      className={styles.add}
      onClick={() => add(product)}
    >
      {plus}
    </IconButton>
  );
}
