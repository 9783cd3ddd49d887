import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Carousel } from '@dp/ui/parts/carousel.tsx';
import { ROW_SIZES } from '@dp/ui/products/product-card.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { ProductItem } from '../product-lists/product-item.tsx';
import { type ProductSummary, summaryOf } from '../products/product-summary.ts';
import { browserApi } from '../session/browser-client.ts';
import styles from './viewed-products.module.css';
import { startViewedProducts, viewedProductsStore } from './viewed-products-store.ts';

/** So many fill a row; fewer would leave most of it empty, and are not shown. */
const FILLS_PHONE = 2;
const FILLS_DESK = 3;

export interface ViewedProductsProps {
  /** The current page's product: recorded as viewed, but not shown. */
  readonly current?: number;
}

/**
 * Products viewed on this device, with current prices: loaded when near the viewport. Optional: hidden when
 * it fails to load.
 */
export default function ViewedProducts({ current }: ViewedProductsProps) {
  const t = useTranslations('products');
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  const products = useViewedProducts(place, current);
  return (
    <div ref={place}>
      {products.length < FILLS_PHONE ? null : (
        <section
          aria-labelledby={heading}
          data-few={products.length < FILLS_DESK || undefined}
          className={styles.viewed}
        >
          <div className={styles.head}>
            <h2 id={heading} className={styles.heading}>
              {t('viewed')}
            </h2>
            <button
              type="button"
              className={styles.clear}
              onClick={() => viewedProductsStore.getState().forgetAll()}
            >
              {t('viewedClear')}
            </button>
          </div>
          <Carousel label={t('viewed')} look="row">
            {products.map((product) => (
              <ProductItem key={product.id} product={product} sizes={ROW_SIZES} />
            ))}
          </Carousel>
        </section>
      )}
    </div>
  );
}

function useViewedProducts(
  place: React.RefObject<HTMLElement | null>,
  current: number | undefined,
): readonly ProductSummary[] {
  const locale = useLocale();
  const ids = useStore(viewedProductsStore, (state) => state.ids);
  const near = useNear(place);
  const [known, setKnown] = useState<readonly ProductSummary[]>([]);
  useEffect(() => {
    const stop = startViewedProducts();
    if (current !== undefined) viewedProductsStore.getState().note(current);
    return stop;
  }, [current]);

  const others = ids.filter((id) => id !== current);
  const wanted = others.join(' ');
  useEffect(() => {
    if (!near || wanted === '') return;
    const leaving = new AbortController();
    // A dependency, so that a change of language reloads.
    void locale;
    const lines = wanted.split(' ').map((id) => ({ id: Number(id), quantity: 1 }));
    browserApi()
      .call('listCartProducts', { body: { lines }, signal: leaving.signal })
      .then(
        ({ products, missing }) => {
          setKnown(products.map(summaryOf));
          if (missing.length > 0) viewedProductsStore.getState().forget(missing);
        },
        () => undefined,
      );
    return () => leaving.abort();
  }, [near, wanted, locale]);

  return others.flatMap((id) => known.find((product) => product.id === id) ?? []);
}

/** Whether an element has been near the viewport. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
