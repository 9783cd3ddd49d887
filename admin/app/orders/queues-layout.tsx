import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { call } from '../api/client.ts';
import type { Route } from './+types/queues-layout.ts';

/** What all lists of orders share: the counts of the queues and the saved views. */
export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [counts, views] = await Promise.all([
    call('countOrderQueues', { signal }),
    call('listOrderViews', { signal }),
  ]);
  return { counts: counts.data, views: views.data };
}

/** Not with each key that is typed into a filter: neither the counts nor the views depend on filters. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const view = (url: URL) => url.searchParams.get('view');
  const isNarrowed =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    view(currentUrl) === view(nextUrl);
  return !isNarrowed;
}

export default function QueuesLayout({ loaderData }: Route.ComponentProps) {
  return <Outlet context={loaderData} />;
}
