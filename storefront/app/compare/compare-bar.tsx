import type { Product } from '@dp/contract/products.ts';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { nameBesideBrand } from '@dp/ui/products/name-beside-brand.ts';
import { Price } from '@dp/ui/products/price.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import { usePassed } from '../page/use-out-of-view.ts';
import { smallPicture } from '../products/product-summary.ts';
import styles from './compare-bar.module.css';

export interface CompareBarProps {
  readonly products: readonly Product[];
  /** The table's own heads: the bar shows once they have been scrolled past. */
  readonly heads: RefObject<HTMLElement | null>;
  /** What scrolls the columns sideways; the bar follows it. */
  readonly table: RefObject<HTMLElement | null>;
}

/**
 * Which column is which, under the page's header: a picture, the name and the price above each. Only to be
 * looked at: a table that scrolls sideways cannot hold its own heads there, and they say the same.
 */
export function CompareBar({ products, heads, table }: CompareBarProps) {
  const row = useRef<HTMLDivElement>(null);
  const shown = usePassed(heads);
  useEffect(() => {
    const scroller = table.current;
    const follow = () => {
      if (row.current && scroller) row.current.scrollLeft = scroller.scrollLeft;
    };
    scroller?.addEventListener('scroll', follow, { passive: true });
    return () => scroller?.removeEventListener('scroll', follow);
  }, [table]);
  const names = products.map(({ name, brand }) =>
    brand === null ? name : nameBesideBrand(name, brand.name),
  );
  const beginnings = names.map((name) => name.split(' ').slice(0, 2).join(' '));
  // Of names that begin alike, one line would be the same words twice.
  const alike = new Set(beginnings).size < names.length;
  return (
    <div aria-hidden="true" className={styles.place}>
      <div className={styles.bar} data-shown={shown || undefined}>
        <div ref={row} className={styles.strip}>
          <div
            className={styles.row}
            data-columns={products.length}
            data-alike={alike || undefined}
          >
            {products.map(({ id, images, price, specs }, at) => (
              <div key={id} className={styles.product}>
                <ProductPicture
                  picture={images[0] && smallPicture(images[0])}
                  sizes="40px"
                  kelvin={specs.cct_kelvin?.[0]}
                  className={styles.picture}
                />
                <span className={styles.words}>
                  <bdi className={styles.name}>
                    <WholeWords text={names[at] ?? ''} />
                  </bdi>
                  <Price price={price} size="small" />
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
