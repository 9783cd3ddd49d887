import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import styles from './lit-lamp.module.css';
import { shopPhotograph } from './shop-photographs.ts';

/** A lamp that is lit in both themes, above a form with little in it. */
export function LitLamp() {
  return (
    <span data-lamp="on" className={styles.lamp}>
      <ProductPicture
        picture={shopPhotograph('table-lamp')}
        sizes="128px"
        className={styles.photograph}
      />
    </span>
  );
}
