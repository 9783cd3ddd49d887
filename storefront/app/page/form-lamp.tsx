import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import styles from './form-lamp.module.css';
import { shopPhotograph } from './shop-photographs.ts';

/**
 * A lamp above a form with little in it, or beside it on a desk: off by day, like all lamps of the shop, and lit in
 * the evening; lit by day too where what the forms were for is done.
 */
export function FormLamp({ lit = false }: { readonly lit?: boolean }) {
  return (
    <span className={styles.lamp} data-lamp={lit ? 'on' : undefined}>
      <ProductPicture
        picture={shopPhotograph('table-lamp')}
        sizes="(width >= 960px) 640px, (height < 760px) 128px, min(92vw, 440px)"
        className={styles.photograph}
      />
    </span>
  );
}
