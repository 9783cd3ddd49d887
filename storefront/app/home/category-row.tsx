import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Link } from 'react-router';
import type { CategoryTile } from '../categories/category-tile.ts';
import styles from './category-row.module.css';
import { HomeSection } from './home-section.tsx';
import row from './tile-row.module.css';

/** The top categories, side by side; those that do not fit are scrolled to. */
export function CategoryRow({ categories }: { categories: readonly CategoryTile[] }) {
  const t = useTranslations('home');
  if (categories.length === 0) return null;
  return (
    <HomeSection title={t('categories')} all="/categories/">
      <ul className={classNames(row.row, styles.row)}>
        {categories.map(({ id, name, picture }) => (
          <li key={id} className={styles.category}>
            <Link to={`/products-category/${id}`} prefetch="intent" className={styles.link}>
              <ProductPicture
                picture={picture}
                sizes="(width >= 960px) 106px, 80px"
                className={styles.picture}
              />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
