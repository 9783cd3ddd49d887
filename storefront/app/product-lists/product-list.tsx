import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { ProductGridSkeleton } from '@dp/ui/products/product-grid.tsx';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Await, useLocation } from 'react-router';
import type { Deferred } from '../api/recent-responses.ts';
import { useEndsAddedMessage } from '../cart/use-ends-added-message.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterAside } from './filter-aside.tsx';
import { ListBar } from './list-bar.tsx';
import { ListFailed } from './list-failed.tsx';
import { type ListQuery, readListQuery, writeListQuery } from './list-query.ts';
import { type ListScope, type ListStart, scopeName } from './load-list.ts';
import { countChosen, ownFilters } from './own-filters.ts';
import styles from './product-list.module.css';
import { ProductResults } from './product-results.tsx';

export interface ProductListProps {
  readonly scope: ListScope;
  readonly list: Deferred<ListStart>;
  /** Ways to similar lists, beside filter and sort. */
  readonly chips?: ReactNode;
  /** The page's h1 for a total, where it is said with the total; else the total is said alone. */
  readonly titleFor?: (start: ListStart) => ReactNode;
  /** Small print beside the title. */
  readonly note?: (start: ListStart) => ReactNode;
  /** Shown instead when there are no products and no filters. */
  readonly empty?: ReactNode;
  /** What comes after the products. */
  readonly after?: (start: ListStart) => ReactNode;
}

/** A list of products with its filters and sorts, all of them in the page's address. */
export function ProductList({
  scope,
  list,
  chips,
  titleFor,
  note,
  empty,
  after,
}: ProductListProps) {
  const { search } = useLocation();
  useEndsAddedMessage(scopeName(scope));
  const query = useMemo(() => readListQuery(new URLSearchParams(search)), [search]);
  const own = useMemo(() => ownFilters(scope, query.filters), [scope, query]);
  const chosen = countChosen(query.filters, own);
  const key = scopeName(scope) + writeListQuery(query);
  return (
    <div data-list={scope.kind} className={styles.list}>
      <ListBar scope={scope} query={query} list={list} chips={chips} />
      <FilterAside key={scopeName(scope)} scope={scope} query={query} list={list} />
      <div className={styles.products}>
        <Suspense key={key} fallback={<Skeleton className={styles.countSkeleton} />}>
          <Await resolve={list} errorElement={<span className={styles.count} />}>
            {(start) => (
              <>
                <Count
                  start={start}
                  sort={query.sort}
                  isFiltered={chosen > 0}
                  title={titleFor?.(start)}
                />
                {note?.(start)}
              </>
            )}
          </Await>
        </Suspense>
        {chosen === 0 ? null : (
          <Suspense fallback={<Skeleton className={styles.chipsSkeleton} />}>
            <Await resolve={list} errorElement={<span hidden />}>
              {({ facets, total, near }) => (
                <ActiveFilters
                  query={query}
                  own={own}
                  facets={facets}
                  clearable={total + (near?.total ?? 0) > 0}
                />
              )}
            </Await>
          </Suspense>
        )}
        <Suspense key={`${key} products`} fallback={<ProductGridSkeleton count={8} />}>
          <Await resolve={list} errorElement={<ListFailed />}>
            {(start) => (
              <>
                <ProductResults scope={scope} query={query} start={start} empty={empty} />
                {after?.(start)}
              </>
            )}
          </Await>
        </Suspense>
      </div>
    </div>
  );
}

interface CountProps {
  readonly start: ListStart;
  readonly sort: ListQuery['sort'];
  readonly isFiltered: boolean;
  readonly title: ReactNode;
}

/**
 * The total, of what is only near where nothing matches; with so few products that there is nothing to filter or sort,
 * without either.
 */
function Count({ start, sort, isFiltered, title }: CountProps) {
  const t = useTranslations('catalog');
  const near = start.near?.total ?? 0;
  const data = start.total + near < 2 && !isFiltered ? start.total : undefined;
  const count = t('productCount', { count: start.total === 0 ? near : start.total });
  if (title === undefined || (start.total === 0 && near === 0)) {
    return (
      <h2
        className={styles.count}
        data-few={data}
        data-none={start.total + near === 0 || undefined}
      >
        {count}
        {sort === undefined ? null : (
          <span className={styles.sorted}>{` · ${t(`sort.${sort}`)}`}</span>
        )}
      </h2>
    );
  }
  return (
    <>
      {/* What is only near has a heading of its own, which says why. */}
      {start.total === 0 ? null : (
        <h1 className={styles.title} data-few={data}>
          {title}
        </h1>
      )}
      {/* What the names of products are below, as in other lists. */}
      <h2 className={styles.unseen} data-few={start.total === 0 ? data : undefined}>
        <Hidden>{count}</Hidden>
      </h2>
    </>
  );
}
