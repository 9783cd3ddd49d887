import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductGrid, ProductGridSkeleton } from '@dp/ui/products/product-grid.tsx';
import { useEffect, useState } from 'react';
import { cachedOr } from '../api/recent-responses.ts';
import { type ProductSummary, summaryOf } from '../products/product-summary.ts';
import { browserApi } from '../session/browser-client.ts';
import styles from './picks.module.css';
import { ProductItem } from './product-item.tsx';

const PICKS = 4;

async function loadPicks(): Promise<readonly ProductSummary[]> {
  const { data } = await browserApi().call('listFeaturedProducts', { body: { limit: PICKS } });
  return data.map(summaryOf);
}

/** A few featured products under an empty page; without a connection there are none. */
export function Picks() {
  const t = useTranslations('home');
  const [products, setProducts] = useState<readonly ProductSummary[]>();
  useEffect(() => {
    let shown = true;
    const show = (loaded: readonly ProductSummary[]) => {
      if (shown) setProducts(loaded);
    };
    Promise.resolve(cachedOr('picks', loadPicks)).then(show, () => show([]));
    return () => {
      shown = false;
    };
  }, []);
  if (products?.length === 0) return null;
  return (
    <section aria-label={t('featured')} className={styles.picks}>
      <h2 className={styles.title}>{t('featured')}</h2>
      {products === undefined ? (
        <ProductGridSkeleton count={PICKS} />
      ) : (
        <ProductGrid>
          {products.map((product) => (
            <ProductItem key={product.id} product={product} />
          ))}
        </ProductGrid>
      )}
    </section>
  );
}
