import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductGrid } from '@dp/ui/products/product-grid.tsx';
import { useId } from 'react';
import { ProductItem } from '../product-lists/product-item.tsx';
import type { ProductSummary } from '../products/product-summary.ts';
import styles from './related-products.module.css';

/** Similar products; hidden when there are none. */
export function RelatedProducts({ products }: { products: readonly ProductSummary[] }) {
  const t = useTranslations('products');
  const heading = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t('related')}
      </h2>
      <ProductGrid>
        {products.map((product) => (
          <ProductItem key={product.id} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}
