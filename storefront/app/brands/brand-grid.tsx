import type { Brand } from '@dp/contract/brands.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { BrandMark } from '@dp/ui/products/brand-mark.tsx';
import { Link } from 'react-router';
import { SaveBrandIcon } from '../favourites/save-brand-button.tsx';
import styles from './brand-grid.module.css';
import { brandAddress } from './brand-tile.ts';

/** Brands with their logos, how much each has, and the button that saves it. */
export function BrandGrid({ brands }: { brands: readonly Brand[] }) {
  const t = useTranslations('catalog');
  return (
    <ul className={styles.grid}>
      {brands.map((brand) => (
        <li key={brand.id} className={styles.tile}>
          <BrandMark brand={brand} sizes="72px" className={styles.mark} />
          <div className={styles.words}>
            <Link to={brandAddress(brand.id)} prefetch="intent" className={styles.link}>
              <bdi>{brand.name}</bdi>
            </Link>
            <span className={styles.count}>
              {t('productCount', { count: brand.product_count })}
            </span>
          </div>
          <span className={styles.save}>
            <SaveBrandIcon brand={brand} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The grid while it loads. */
export function BrandGridSkeleton() {
  return (
    <div aria-busy className={styles.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical elements that never move.
        <div key={index} className={styles.tile}>
          <Skeleton className={styles.mark} />
          <div className={styles.words}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
