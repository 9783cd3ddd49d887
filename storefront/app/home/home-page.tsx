import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Suspense } from 'react';
import { Await, data } from 'react-router';
import { cachedOr, type Deferred, isRefreshing } from '../api/recent-responses.ts';
import { browserLocale } from '../i18n/current-locale.ts';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { useShop } from '../page/use-shop.ts';
import { apiContext } from '../server-context.ts';
import { browserApi } from '../session/browser-client.ts';
import { cached } from '../storage/timed-cache.ts';
import type { Route } from './+types/home-page.ts';
import { HomeParts } from './home-parts.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { HomeTop } from './home-top.tsx';
import {
  type DeferredHome,
  firstOf,
  type HomePartName,
  homeLoaders,
  homeResponse,
  serveHome,
} from './load-home.ts';

/** Its own top instead of the header (specification §2); the footer also on phones (decision 081). */
export const handle = { header: false, footer: true, refreshable: true } satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { home, whole } = await serveHome(context.get(apiContext));
  // An incomplete page is not cached: the next one may be complete.
  const init = whole ? {} : { headers: { 'cache-control': 'no-store' } };
  return data({ home, reached: true } as HomeData, init);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

interface HomeData {
  readonly home: DeferredHome;
  /** Settles with the first part that loads; rejects when none does. */
  readonly reached: Deferred<true>;
}

export function clientLoader(): HomeData {
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

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { title } = useShop();
  return (
    <>
      <PageMeta title="" />
      <HomeTop />
      <h1>
        <Hidden>{title}</Hidden>
      </h1>
      <Suspense fallback={<HomeSkeleton />}>
        <Await resolve={loaderData.reached}>{() => <HomeParts home={loaderData.home} />}</Await>
      </Suspense>
    </>
  );
}
