import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { cachedOr, type Deferred, isRefreshing } from '../api/recent-responses.ts';
import { browserLocale } from '../i18n/current-locale.ts';
import { PageMeta } from '../page/page-meta.tsx';
import { useShop } from '../page/use-shop.ts';
import { browserApi } from '../session/browser-client.ts';
import { cached } from '../storage/timed-cache.ts';
import type { Route } from './+types/home-page.ts';
import { HomeParts } from './home-parts.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import {
  type DeferredHome,
  firstOf,
  type HomePartName,
  homeLoaders,
  homeResponse,
} from './load-home.ts';

/** What home shows, as far as it has loaded. */
export interface HomeData {
  readonly home: DeferredHome;
  /** Settles with the first part that loads; rejects when none does. */
  readonly reached: Deferred<true>;
}

/** For a navigation in the browser: its parts, cached as specification §9 says. */
export function loadHome(): HomeData {
  const locale = browserLocale();
  const refresh = isRefreshing();
  let firstRunsOut = Number.POSITIVE_INFINITY;
  const onExpiry = (at: number) => {
    firstRunsOut = Math.min(firstRunsOut, at);
  };
  const loaders = homeLoaders(browserApi(), (name, ask) =>
    cached(`${name}.${locale}`, ask, { refresh, onExpiry }),
  );
  const parts = Object.entries(loaders).map(([part, load]) => {
    const name = homeResponse(part as HomePartName);
    return [part, cachedOr<unknown>(name, load, { expiresAt: () => firstRunsOut })] as const;
  });
  const answers = parts.map(([, answer]) => answer);
  const pending = answers.filter((answer) => answer instanceof Promise);
  const reached = pending.length < answers.length ? true : firstOf(pending);
  return { home: Object.fromEntries(parts) as DeferredHome, reached };
}

/** The home page. */
export function Home({ loaderData }: Route.ComponentProps) {
  const { title } = useShop();
  return (
    <>
      <PageMeta title="" />
      <h1>
        <Hidden>{title}</Hidden>
      </h1>
      <Suspense fallback={<HomeSkeleton />}>
        <Await resolve={loaderData.reached}>{() => <HomeParts home={loaderData.home} />}</Await>
      </Suspense>
    </>
  );
}
