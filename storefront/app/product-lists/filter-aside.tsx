import type { ProductFacets } from '@dp/contract/product-filters.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Deferred } from '../api/recent-responses.ts';
import { useWide } from '../page/use-wide.ts';
import styles from './filter-aside.module.css';
import type { ListQuery } from './list-query.ts';
import type { ListStart } from './load-list.ts';

const FilterColumn = lazy(() => import('./filter-column.tsx'));

/** The place of the filter column, which only wide screens have and load. */
export function FilterAside({ query, list }: { query: ListQuery; list: Deferred<ListStart> }) {
  const t = useTranslations('filters');
  const wide = useWide();
  const facets = useLastFacets(list);
  return (
    <aside className={styles.aside} aria-label={t('filters')}>
      {wide && facets !== undefined ? (
        <Suspense fallback={<ColumnSkeleton />}>
          <FilterColumn query={query} facets={facets} />
        </Suspense>
      ) : (
        <ColumnSkeleton />
      )}
    </aside>
  );
}

/** The last facets stay while another choice is counted. */
function useLastFacets(list: Deferred<ListStart>): ProductFacets | undefined {
  const [last, setLast] = useState<ProductFacets>();
  useEffect(() => {
    let current = true;
    Promise.resolve(list).then(
      ({ facets }) => current && setLast(facets),
      // The list itself shows the failure.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [list]);
  return list instanceof Promise ? last : list.facets;
}

function ColumnSkeleton() {
  return (
    <div aria-hidden className={styles.skeleton}>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical elements that never move.
        <Skeleton key={index} shape="row" />
      ))}
    </div>
  );
}
