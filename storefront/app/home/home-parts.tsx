import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { ProductGridSkeleton } from '@dp/ui/products/product-grid.tsx';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Await } from 'react-router';
import { useCachedResponse } from '../api/use-cached-response.ts';
import { HomeCarousel } from '../carousel/home-carousel.tsx';
import { useHydrated } from '../forms/use-hydrated.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { SharedPicture } from '../page/page-meta.tsx';
import { largestPicture } from '../products/largest-picture.ts';
import { onFirstUse } from '../pwa/first-use.ts';
import { BrandRow } from './brand-row.tsx';
import { BulbBanner } from './bulb-banner.tsx';
import { CategoryRow } from './category-row.tsx';
import styles from './home-parts.module.css';
import { CategoriesSkeleton, SlidesSkeleton } from './home-skeleton.tsx';
import { type DeferredHome, type Home, type HomePartName, homeResponse } from './load-home.ts';
import { OwnerSection } from './owner-section.tsx';
import { RoomRow } from './room-row.tsx';
import { Showcase } from './showcase.tsx';
import { TrustStrip } from './trust-strip.tsx';

/** The parts of the home page, from the slides down, each of which loads and fails by itself. */
export function HomeParts({ home }: { home: DeferredHome }) {
  const t = useTranslations('home');
  return (
    <>
      <Part of={home} name="slides" title={t('offers')} pending={<SlidesSkeleton />}>
        {(slides) => (
          <>
            <Shared slides={slides} />
            <HomeCarousel slides={slides} />
          </>
        )}
      </Part>
      <Sections>
        <Part
          of={home}
          name="featured"
          title={t('showcase')}
          pending={<ProductGridSkeleton count={4} />}
        >
          {(products) => (
            <Showcase title={t('showcase')} all="/shopping?featured=1" products={products} />
          )}
        </Part>
        <TrustStrip />
        <Part of={home} name="categories" title={t('categories')} pending={<CategoriesSkeleton />}>
          {(categories) => <CategoryRow categories={categories} />}
        </Part>
        <Part of={home} name="rooms" title={t('rooms')}>
          {(rooms) => <RoomRow rooms={rooms} />}
        </Part>
        <BulbBanner />
        <Part of={home} name="sections" title={t('sections')}>
          {(sections) =>
            sections.map((section) => <OwnerSection key={section.id} section={section} />)
          }
        </Part>
        <Part of={home} name="brands" title={t('brands')}>
          {(brands) => <BrandRow brands={brands} />}
        </Part>
      </Sections>
    </>
  );
}

/**
 * The sections below the slides. Of a page that was just opened, only what is on and near the screen is rendered
 * and fetched; the rest when it is first used. A page that is returned to is rendered whole at once, so that its
 * place is found again.
 */
function Sections({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [isUnused, setIsUnused] = useState(!isHydrated);
  useEffect(() => {
    if (!isUnused) return;
    const renderAll = () => setIsUnused(false);
    return onFirstUse(() => (globalThis.requestIdleCallback ?? setTimeout)(renderAll));
  }, [isUnused]);
  return <Page className={classNames(styles.parts, isUnused && styles.unused)}>{children}</Page>;
}

interface PartProps<P extends HomePartName> {
  readonly of: DeferredHome;
  readonly name: P;
  readonly title: string;
  readonly pending?: ReactNode;
  readonly children: (value: Home[P]) => ReactNode;
}

/** One part with its skeleton; on failure an error and a retry of this part alone. */
function Part<P extends HomePartName>({ of, name, title, pending, children }: PartProps<P>) {
  const t = useTranslations('home');
  const failed = <LoadFailed title={t('failed', { part: title })} />;
  return (
    <Suspense fallback={pending}>
      <Await resolve={of[name]} errorElement={failed}>
        {(value) =>
          value === undefined ? (
            failed
          ) : (
            <Cached name={name} value={value}>
              {children(value as Home[P])}
            </Cached>
          )
        }
      </Await>
    </Suspense>
  );
}

function Cached(props: { name: HomePartName; value: unknown; children: ReactNode }) {
  useCachedResponse(homeResponse(props.name), props.value);
  return props.children;
}

/** The first offer's photograph is the one that shows where the page is shared. */
function Shared({ slides }: Pick<Home, 'slides'>) {
  const room = slides.find(({ picture }) => picture !== null)?.picture;
  return room ? <SharedPicture image={largestPicture(room)} /> : null;
}
