import { data } from 'react-router';
import type { RouteHandle } from '../page/route-handle.ts';
import { apiContext } from '../server-context.ts';
import type { Route } from './+types/home-page.ts';
import { Home, type HomeData, loadHome } from './home.tsx';
import { HomeTop } from './home-top.tsx';
import { serveHome } from './load-home.ts';

/** Its own top instead of the header (specification §2); the footer also on phones (decision 081). */
export const handle = { header: HomeTop, footer: true, refreshable: true } satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { home, whole } = await serveHome(context.get(apiContext));
  // An incomplete page is not cached: the next one may be complete.
  const init = whole ? {} : { headers: { 'cache-control': 'no-store' } };
  return data({ home, reached: true } as HomeData, init);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

// In a chunk with what they need: a file of their own would be mostly imports.
export const clientLoader = loadHome;
export default Home;
