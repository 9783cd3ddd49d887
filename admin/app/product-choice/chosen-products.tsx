import type { ChosenProduct } from '@dp/contract/staff/chosen-product.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { X } from 'lucide';
import { PlaceButtons } from '../groups/place-buttons.tsx';
import styles from './product-choice.module.css';
import { type FindProducts, ProductFinder } from './product-finder.tsx';
import { ProductRow, ProductRows } from './product-rows.tsx';

/** Products that are chosen by hand, in the order in which they show, and a field that finds more. */
export function ChosenProducts({
  products,
  most,
  onChange,
  error,
  find,
}: {
  readonly products: readonly ChosenProduct[];
  /** How many there may be. */
  readonly most: number;
  readonly onChange: (products: readonly ChosenProduct[]) => void;
  readonly error: string | undefined;
  /** The call that finds products, where it is not that of the home page. */
  readonly find?: FindProducts | undefined;
}) {
  const t = useTranslations('productChoice');
  return (
    <div className={styles.finder}>
      {products.length === 0 ? (
        <p className={styles.note}>{t('noneChosen')}</p>
      ) : (
        <ProductRows ordered label={t('chosenProducts')}>
          {products.map((product, place) => (
            <ProductRow key={product.id} product={product}>
              <PlaceButtons
                name={product.name}
                place={place}
                of={products.length}
                onMove={(to) => onChange(products.toSpliced(place, 1).toSpliced(to, 0, product))}
              />
              <IconButton
                label={t('takeOff', { name: product.name })}
                onClick={() => onChange(products.toSpliced(place, 1))}
              >
                <Icon of={X} />
              </IconButton>
            </ProductRow>
          ))}
        </ProductRows>
      )}
      {error === undefined ? null : (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {products.length >= most ? (
        <p className={styles.note}>{t('enoughProducts', { count: most })}</p>
      ) : (
        <ProductFinder
          find={find}
          taken={products.map(({ id }) => id)}
          onChoose={(product) => onChange([...products, product])}
        />
      )}
    </div>
  );
}
