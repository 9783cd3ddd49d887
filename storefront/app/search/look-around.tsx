import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { BulbBanner } from '../home/bulb-banner.tsx';
import { CategoryRow } from '../home/category-row.tsx';
import { ProductSection } from '../home/product-section.tsx';
import styles from './look-around.module.css';
import type { Around } from './open-search.ts';
import { Rooms } from './rooms.tsx';

/** Ways into the shop before a search, and beside one that found nothing or little. */
export function LookAround({ around: { categories, rooms, featured } }: { around: Around }) {
  const t = useTranslations('home');
  return (
    <div className={styles.around}>
      <CategoryRow categories={categories} />
      <Rooms rooms={rooms} />
      <BulbBanner />
      <ProductSection
        title={t('featured')}
        all="/shopping?featured=1"
        products={featured}
        look="row"
      />
    </div>
  );
}
