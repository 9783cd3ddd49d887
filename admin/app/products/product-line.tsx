import type { ListedProduct } from '@dp/contract/staff/products.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import styles from './products.module.css';

/** A product's photograph, name and SKU. */
export function ProductLine({ name, sku, image }: Pick<ListedProduct, 'name' | 'sku' | 'image'>) {
  return (
    <span className={styles.product}>
      <ProductPicture picture={image ?? undefined} sizes="48px" className={styles.picture} />
      <span className={styles.words}>
        <bdi>{name}</bdi>
        <span className={styles.soft}>
          <bdi dir="ltr">{sku}</bdi>
        </span>
      </span>
    </span>
  );
}
