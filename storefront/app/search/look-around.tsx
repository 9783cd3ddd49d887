import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { CategoryRow } from '../home/category-row.tsx';
import { ProductSection } from '../home/product-section.tsx';
import type { Around } from './open-search.ts';
import { Rooms } from './rooms.tsx';

/** Ways into the shop for who has nothing to type, or typed what the shop does not have. */
export function LookAround({ around: { categories, featured } }: { around: Around }) {
  const t = useTranslations('home');
  return (
    <>
      <CategoryRow categories={categories} />
      <Rooms />
      <ProductSection
        title={t('featured')}
        all="/shopping?featured=1"
        products={featured}
        look="row"
      />
    </>
  );
}
