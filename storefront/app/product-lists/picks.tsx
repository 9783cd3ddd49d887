import type { Locale } from '@dp/contract/locale.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductGrid, ProductGridSkeleton } from '@dp/ui/products/product-grid.tsx';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useCart } from '../cart/use-cart.ts';
import { type ProductSummary, summaryOf } from '../products/product-summary.ts';
import { browserApi } from '../session/browser-client.ts';
import { cached, storedValue } from '../storage/timed-cache.ts';
import styles from './picks.module.css';
import { ProductItem } from './product-item.tsx';

/** A row of cards on wide screens, two on phones. */
const SHOWN = 4;
const NONE: readonly number[] = [];

export interface PicksProps {
  /** Which of them is the first: places that a shopper sees one after the other have different ones. */
  readonly from?: number;
  /** Those of a category, and others of it where they are few. */
  readonly category?: number | undefined;
  /** Those that the page shows already. */
  readonly without?: readonly number[];
}

/** Featured products under a page that has little or nothing else to show; without any, nothing. */
export function Picks({ from = 0, category, without = NONE }: PicksProps) {
  // The heading's texts may still load: without a boundary the whole page would be hidden until then.
  return (
    <Suspense fallback={<ProductGridSkeleton count={SHOWN} />}>
      <FeaturedProducts from={from} category={category} without={without} />
    </Suspense>
  );
}

interface ShownProps {
  readonly from: number;
  readonly category: number | undefined;
  readonly without: readonly number[];
}

function FeaturedProducts({ from, category, without }: ShownProps) {
  const t = useTranslations('home');
  const heading = useId();
  const picks = usePicks(useLocale(), from, category, without);
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

function usePicks(
  locale: Locale,
  from: number,
  category: number | undefined,
  without: readonly number[],
): readonly ProductSummary[] | undefined {
  const [picks, setPicks] = useState<readonly ProductSummary[]>();
  const lines = useCart((state) => state.lines);
  const held = useRef(without);
  useEffect(() => {
    held.current = [...without, ...lines.map(({ id }) => id)];
  });
  useEffect(() => {
    let current = true;
    const asked = category === undefined ? featured(locale) : featuredIn(category);
    asked.then(
      (products) => current && setPicks(someOf(products, from, held.current)),
      () => current && setPicks([]),
    );
    return () => {
      current = false;
    };
  }, [locale, from, category]);
  return picks;
}

/** What the shopper has already is not proposed. One taken from here stays: it would vanish under the hand. */
function someOf(
  products: readonly ProductSummary[],
  from: number,
  held: readonly number[],
): readonly ProductSummary[] {
  return [...products.slice(from), ...products.slice(0, from)]
    .filter(({ id }) => !held.includes(id))
    .slice(0, SHOWN);
}

type Featured = Awaited<ReturnType<typeof ask>>;

function ask(category_id?: number) {
  return browserApi().call('listFeaturedProducts', { body: { limit: 4 * SHOWN, category_id } });
}

/** As home caches them (specification §9); without a network those of the last visit, however old. */
async function featured(locale: Locale): Promise<readonly ProductSummary[]> {
  const key = `featured.${locale}`;
  const response = navigator.onLine
    ? await cached(key, () => ask())
    : ((await storedValue(key)) as Featured | undefined);
  return (response?.data ?? []).map(summaryOf);
}

async function featuredIn(category: number): Promise<readonly ProductSummary[]> {
  return (await ask(category)).data.map(summaryOf);
}
