import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Suspense } from 'react';
import { Await } from 'react-router';
import type { Deferred } from '../api/recent-responses.ts';
import { BulbBanner } from '../home/bulb-banner.tsx';
import { CategoryRow } from '../home/category-row.tsx';
import { CategoriesSkeleton } from '../home/home-skeleton.tsx';
import { ProductSection } from '../home/product-section.tsx';
import styles from './look-around.module.css';
import type { Around } from './open-search.ts';
import { Rooms } from './rooms.tsx';

/** Ways into the shop before a search, and beside one that found nothing or little. */
export function LookAround({ around }: { around: Deferred<Around> }) {
  return (
    <Suspense fallback={<CategoriesSkeleton />}>
      <Await resolve={around} errorElement={<span hidden />}>
        {(loaded) => <Ways around={loaded} />}
      </Await>
    </Suspense>
  );
}

function Ways({ around: { categories, rooms, featured } }: { around: Around }) {
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
