import { useKeptAnswer } from '../api/use-kept-answer.ts';
import { HomeCarousel } from '../carousel/home-carousel.tsx';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { largestPicture } from '../products/structured-data.ts';
import { SharedPicture } from '../shell/page-meta.tsx';
import { BrandRow } from './brand-row.tsx';
import { CategoryRow } from './category-row.tsx';
import { HOME_ANSWER, type Home } from './load-home.ts';
import { ProductSection } from './product-section.tsx';

/** The parts of the home page, from the offers down. */
export function HomeParts({ home }: { home: Home }) {
  const t = useTranslations('home');
  useKeptAnswer(HOME_ANSWER, home);
  const room = home.slides.find(({ picture }) => picture !== null)?.picture;
  return (
    <>
      {room ? <SharedPicture image={largestPicture(room)} /> : null}
      <HomeCarousel slides={home.slides} />
      <CategoryRow categories={home.categories} />
      <ProductSection title={t('featured')} all="/shopping?featured=1" products={home.featured} />
      <ProductSection title={t('deals')} all="/shopping?deal=1" products={home.deals} look="row" />
      <BrandRow brands={home.brands} />
      <ProductSection
        title={t('newest')}
        all="/shopping?sort=newest"
        products={home.newest}
        look="row"
      />
    </>
  );
}
