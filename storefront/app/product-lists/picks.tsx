import type { Locale } from '@dp/contract/locale.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductGrid, ProductGridSkeleton } from '@dp/ui/products/product-grid.tsx';
import { Suspense, useEffect, useId, useState } from 'react';
import { type ProductSummary, summaryOf } from '../products/product-summary.ts';
import { browserApi } from '../session/browser-client.ts';
import { cached, storedValue } from '../storage/timed-cache.ts';
import styles from './picks.module.css';
import { ProductItem } from './product-item.tsx';

/** A row of cards on wide screens, two on phones. */
const SHOWN = 4;

/** Featured products under a page that has nothing else to show; without any, nothing. */
export function Picks() {
  // The heading's texts may still load: without a boundary the whole page would be hidden until then.
  return (
    <Suspense fallback={<ProductGridSkeleton count={SHOWN} />}>
      <FeaturedProducts />
    </Suspense>
  );
}

function FeaturedProducts() {
  const t = useTranslations('home');
  const heading = useId();
  const picks = usePicks(useLocale());
  if (picks?.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.picks}>
      <h2 id={heading} className={styles.title}>
        {t('featured')}
      </h2>
      {picks === undefined ? (
        <ProductGridSkeleton count={SHOWN} />
      ) : (
        // So may those of the cards.
        <Suspense fallback={<ProductGridSkeleton count={SHOWN} />}>
          <ProductGrid>
            {picks.map((product) => (
              <ProductItem key={product.id} product={product} />
            ))}
          </ProductGrid>
        </Suspense>
      )}
    </section>
  );
}

function usePicks(locale: Locale): readonly ProductSummary[] | undefined {
  const [picks, setPicks] = useState<readonly ProductSummary[]>();
  useEffect(() => {
    let current = true;
    featured(locale).then(
      (products) => current && setPicks(products.slice(0, SHOWN)),
      () => current && setPicks([]),
    );
    return () => {
      current = false;
    };
  }, [locale]);
  return picks;
}

type Featured = Awaited<ReturnType<typeof ask>>;

function ask() {
  return browserApi().call('listFeaturedProducts', { body: { limit: 8 } });
}

/** As home caches them (specification §9); without a network those of the last visit, however old. */
async function featured(locale: Locale): Promise<readonly ProductSummary[]> {
  const key = `featured.${locale}`;
  const response = navigator.onLine
    ? await cached(key, ask)
    : ((await storedValue(key)) as Featured | undefined);
  return (response?.data ?? []).map(summaryOf);
}
