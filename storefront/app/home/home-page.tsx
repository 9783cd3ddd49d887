import { Suspense } from 'react';
import { Await } from 'react-router';
import { browserApi } from '../api/browser-client.ts';
import { orPageError } from '../api/page-errors.ts';
import { isRefreshing, recentOr } from '../api/recent-answers.ts';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { browserLocale } from '../i18n/shown-locale.ts';
import { apiContext } from '../server-context.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import type { RouteHandle } from '../shell/route-handle.ts';
import { cached } from '../storage/timed-cache.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Page } from '../ui/page.tsx';
import { Splash } from '../welcome/splash.tsx';
import type { Route } from './+types/home-page.ts';
import { HomeParts } from './home-parts.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { HomeTop } from './home-top.tsx';
import { HOME_ANSWER, loadHome } from './load-home.ts';

/** Specification §2: no footer, no header; the page has a top of its own. */
export const handle = { header: false, footer: false, refreshable: true } satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return { home: await orPageError(loadHome(context.get(apiContext))) };
}

export function clientLoader() {
  const locale = browserLocale();
  const refresh = isRefreshing();
  let firstRunsOut = Number.POSITIVE_INFINITY;
  const onRunsOut = (at: number) => {
    firstRunsOut = Math.min(firstRunsOut, at);
  };
  const load = () =>
    loadHome(browserApi(), (name, ask) => cached(`${name}.${locale}`, ask, { refresh, onRunsOut }));
  return { home: recentOr(HOME_ANSWER, load, { runsOut: () => firstRunsOut }) };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('shell');
  return (
    <>
      <PageMeta title="" />
      <Splash />
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
