import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton, IconLink } from '@dp/ui/parts/icon-button.tsx';
import { Plus } from 'lucide';
import styles from './add-to-cart-button.module.css';
import { type Addable, useAddToCart } from './use-add-to-cart.ts';

export interface AddToCartButtonProps {
  readonly product: Addable;
  readonly name: string;
  /** Asks for the quantity first: for products sold by the metre, where one is rarely meant. */
  readonly chooses?: boolean;
}

/** The small round button on a card: one press puts one into the cart. */
export function AddToCartButton({ product, name, chooses }: AddToCartButtonProps) {
  const t = useTranslations('catalog');
  const add = useAddToCart();
  if (chooses) {
    return (
      <IconLink
        to={`/add-to-car/${product.id}`}
        prefetch="intent"
        label={t('chooseQuantity', { name })}
        className={styles.add}
      >
        <CartPlus />
      </IconLink>
    );
  }
  return (
    <IconButton label={t('addOne', { name })} className={styles.add} onClick={() => add(product)}>
      <CartPlus />
    </IconButton>
  );
}

function CartPlus() {
  return (
    <span className={styles.glyph}>
      <Icon of={Plus} size={20} />
    </span>
  );
}
