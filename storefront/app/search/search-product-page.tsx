import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { BackLink } from '@dp/ui/navigation/back-link.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { ProductGridSkeleton } from '@dp/ui/products/product-grid.tsx';
import { LampCord } from '@dp/ui/theme/lamp-cord.tsx';
import { data, useNavigate } from 'react-router';
import { CartLink } from '../cart/cart-link.tsx';
import { useCartCount } from '../cart/use-cart.ts';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { apiContext } from '../server-context.ts';
import type { Route } from './+types/search-product-page.ts';
import { LookAround } from './look-around.tsx';
import { openSearch, serveSearch } from './open-search.ts';
import { RecentSearches } from './recent-searches.tsx';
import { recentSearchesStore } from './recent-searches-store.ts';
import { untappedSearches } from './report-untapped.ts';
import { SearchField } from './search-field.tsx';
import styles from './search-product-page.module.css';
import { SearchResults } from './search-results.tsx';
import { tidy } from './search-text.ts';
import { StartWords } from './start-words.tsx';
import { useSearchText } from './use-search-text.ts';
import { useTotal } from './use-total.ts';

export const handle = {
  header: 'wide',
  footer: false,
  // On phones it has the whole screen: the field, what it finds, and the keyboard below.
  toolbar: false,
  refreshable: true,
} satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const start = await serveSearch(context.get(apiContext), request);
  // The API counts searches without results, so these pages must not be cached.
  const isGap = (await start.list)?.total === 0;
  return data(start, isGap ? { headers: { 'cache-control': 'private, no-cache' } } : {});
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return openSearch(request);
}

/** Search as you type, over the whole shop (specification §2, SearchProductPage). */
export default function SearchProductPage({ loaderData }: Route.ComponentProps) {
  const { text, asked, list, around } = loaderData;
  const t = useTranslations('search');
  const navigate = useNavigate();
  const { typed, coming, type, search, leave } = useSearchText(text);
  // On phones this row is all that stays: once there is a cart, its place is here.
  const inCart = useCartCount();
  const note = (searched: string) => {
    if (tidy(searched) !== '') recentSearchesStore.getState().note(searched);
  };
  // What is there is of another text than the field says, until its own comes.
  const outdated = tidy(typed) !== text || (coming !== undefined && coming !== asked);
  const total = useTotal(list);
  const title = text === '' ? t('title') : t('titleFor', { text });
  return (
    <Page>
      <PageMeta title={title} description={t('about')} noIndex={text !== ''} />
      {list === undefined ? (
        <h1 className={styles.title}>
          <Hidden>{title}</Hidden>
        </h1>
      ) : null}
      <div className={styles.top}>
        <BackLink to="/" className={styles.back} />
        <SearchField
          typed={typed}
          onType={type}
          onSubmit={() => {
            note(typed);
            search(typed);
          }}
          onChoose={(suggestion) => {
            if (suggestion.kind === 'queries') {
              note(suggestion.text);
              search(suggestion.text);
            } else {
              note(typed);
              untappedSearches.tap();
              leave();
              void navigate(suggestion.address);
            }
          }}
          results={outdated ? undefined : total}
          autoFocus={text === ''}
        />
        {list !== undefined && inCart > 0 ? <CartLink /> : <LampCord />}
      </div>
      {list === undefined && coming ? (
        <>
          <Skeleton shape="title" />
          <ProductGridSkeleton />
        </>
      ) : list === undefined ? (
        <>
          <RecentSearches
            onSearch={(recent) => {
              note(recent);
              search(recent);
            }}
          />
          <StartWords />
          <LookAround around={around} />
        </>
      ) : (
        <div aria-busy={outdated} className={styles.found}>
          <SearchResults text={text} asked={asked} list={list} around={around} />
        </div>
      )}
    </Page>
  );
}
