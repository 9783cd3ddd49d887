import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ChipLink } from '@dp/ui/parts/chip.tsx';
import { type CategoryTile, categoryAddress } from '../categories/category-tile.ts';
import styles from './popular-categories.module.css';

/** Ways into the shop for who has nothing to type, or typed what the shop does not have. */
export function PopularCategories({ categories }: { categories: readonly CategoryTile[] }) {
  const t = useTranslations('search');
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="popular-categories" className={styles.popular}>
      <h2 id="popular-categories" className={styles.title}>
        {t('popular')}
      </h2>
      <ul className={styles.chips}>
        {categories.map((category) => (
          <li key={category.id}>
            <ChipLink to={categoryAddress(category)}>
              <bdi>{category.name}</bdi>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
