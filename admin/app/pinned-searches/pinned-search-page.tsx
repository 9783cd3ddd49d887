import { call } from '../api/client.ts';
import type { Route } from './+types/pinned-search-page.ts';
import { PinnedSearchEditor } from './pinned-search-editor.tsx';

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const gap = new URL(request.url).searchParams.get('gap') ?? undefined;
  const { data, shop_url: shopUrl } = await call('getPinnedSearch', {
    query: { query: params.query },
    signal: request.signal,
  });
  return { search: data, shopUrl, gap };
}

/** What is pinned for one search. */
export default function PinnedSearchPage({ loaderData }: Route.ComponentProps) {
  // Another search begins with products of its own.
  return <PinnedSearchEditor key={loaderData.search.key} {...loaderData} />;
}
