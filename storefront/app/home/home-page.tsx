import { Suspense } from 'react';
import { Await } from 'react-router';
import { browserApi } from '../api/browser-client.ts';
import { orPageError } from '../api/page-errors.ts';
import { recentOr } from '../api/recent-answers.ts';
import { useKeptAnswer } from '../api/use-kept-answer.ts';
import { HomeCarousel } from '../carousel/home-carousel.tsx';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { browserLocale } from '../i18n/shown-locale.ts';
import { apiContext } from '../server-context.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import type { RouteHandle } from '../shell/route-handle.ts';
import { cached } from '../storage/timed-cache.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/home-page.ts';
import { BrandRow } from './brand-row.tsx';
import { CategoryRow } from './category-row.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { HomeTop } from './home-top.tsx';
import { type Home, loadHome } from './load-home.ts';
import { ProductSection } from './product-section.tsx';

/** Specification §2: no footer, no header; the page has a top of its own. */
export const handle = { header: false, footer: false } satisfies RouteHandle;

const NAME = 'home';

export async function loader({ context }: Route.LoaderArgs) {
  return { home: await orPageError(loadHome(context.get(apiContext))) };
}

export function clientLoader() {
  const locale = browserLocale();
  const load = () => loadHome(browserApi(), (name, ask) => cached(`${name}.${locale}`, ask));
  return { home: recentOr(NAME, load) };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('shell');
  return (
    <>
      <PageMeta title="" />
      <HomeTop />
      <h1>
        <Hidden>{t('shopName')}</Hidden>
      </h1>
      <Page>
        <Suspense fallback={<HomeSkeleton />}>
          <Await resolve={loaderData.home}>{(home) => <HomeParts home={home} />}</Await>
        </Suspense>
      </Page>
    </>
  );
}

function HomeParts({ home }: { home: Home }) {
  const t = useTranslations('home');
  useKeptAnswer(NAME, home);
  return (
    <>
      <HomeCarousel slides={home.slides} />
      <CategoryRow categories={home.categories} />
      <ProductSection title={t('featured')} all="/shopping" products={home.featured} />
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
