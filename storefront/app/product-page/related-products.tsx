import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductGrid } from '@dp/ui/products/product-grid.tsx';
import { useId } from 'react';
import { ProductItem } from '../product-lists/product-item.tsx';
import type { ProductSummary } from '../products/product-summary.ts';
import styles from './related-products.module.css';

/** Two rows of two. */
const ALTERNATIVES = 4;
const ROW = 2;

export interface RelatedProductsProps {
  readonly products: readonly ProductSummary[];
  /** Whether they are what can be bought in place of a sold-out product. */
  readonly instead?: boolean;
}

/** Similar products; hidden when there are none. */
export function RelatedProducts({ products, instead = false }: RelatedProductsProps) {
  const t = useTranslations('products');
  const heading = useId();
  const shown = instead ? wholeRows(products.filter(({ available }) => available > 0)) : products;
  if (shown.length === 0) return null;
  return (
    <section
      aria-labelledby={heading}
      className={styles.related}
      data-instead={instead || undefined}
    >
      <h2 id={heading} className={styles.heading}>
        {t(instead ? 'instead' : 'related')}
      </h2>
      <ProductGrid>
        {shown.map((product) => (
          <ProductItem key={product.id} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}

function wholeRows(products: readonly ProductSummary[]): readonly ProductSummary[] {
  const some = products.slice(0, ALTERNATIVES);
  return some.length > ROW ? some.slice(0, some.length - (some.length % ROW)) : some;
}
