import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { CARD_SIZES } from '@dp/ui/products/product-card.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Link } from 'react-router';
import styles from './category-grid.module.css';
import type { CategoryTile } from './category-tile.ts';

export interface CategoryGridProps {
  readonly categories: readonly CategoryTile[];
  readonly address: (category: CategoryTile) => string;
}

/** Categories with their pictures and product counts. */
export function CategoryGrid({ categories, address }: CategoryGridProps) {
  const t = useTranslations('catalog');
  return (
    <ul className={styles.grid}>
      {categories.map((category, index) => (
        <li key={category.id}>
          <Link to={address(category)} prefetch="intent" className={styles.tile}>
            <ProductPicture
              picture={category.picture}
              sizes={CARD_SIZES}
              priority={index < 4}
              className={styles.picture}
            />
            <span className={styles.words}>
              <span className={styles.name}>{category.name}</span>
              <span className={styles.count}>
                {t('productCount', { count: category.productCount })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The grid while it loads. */
export function CategoryGridSkeleton() {
  return (
    <div aria-busy className={styles.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical elements that never move.
        <div key={index} className={styles.tile}>
          <Skeleton className={styles.picture} />
          <div className={styles.words}>
            <Skeleton shape="text" />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
