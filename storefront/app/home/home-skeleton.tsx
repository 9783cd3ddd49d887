import { Page } from '@dp/ui/navigation/page.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { ProductGridSkeleton } from '@dp/ui/products/product-grid.tsx';
import carousel from '../carousel/home-carousel.module.css';
import row from './category-row.module.css';
import section from './home-section.module.css';

/** Skeleton of the home page, in the parts' sizes. */
export function HomeSkeleton() {
  return (
    <>
      <SlidesSkeleton />
      <Page>
        <ProductGridSkeleton count={4} />
        <CategoriesSkeleton />
      </Page>
    </>
  );
}

/** Skeleton of the slides at the top. */
export function SlidesSkeleton() {
  return (
    <div className={carousel.slide} aria-hidden>
      <div className={carousel.words}>
        <Skeleton shape="title" />
        <Skeleton shape="text" />
      </div>
      <Skeleton className={carousel.photograph} />
    </div>
  );
}

/** Skeleton of the row of categories. */
export function CategoriesSkeleton() {
  return (
    <div className={section.section} aria-hidden>
      <div className={section.head}>
        <Skeleton shape="title" />
      </div>
      <div className={row.row}>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical elements that never move.
          <span key={index} className={row.category}>
            <Skeleton className={row.picture} />
          </span>
        ))}
      </div>
    </div>
  );
}
